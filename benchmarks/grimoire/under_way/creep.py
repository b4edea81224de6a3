"""alternating 1, three seeds: base against a base whose pages do not creep (slow speeds are zeroed while a hand pulls)."""
import sys, json, os
sys.path.insert(0,"/work/trees/book")
import numpy as np
from multiprocessing import Pool
def run(job):
    variant, strategy, count, skill, seed = job
    from wondertable.games.kamimai.outside.grimoire import pages as P, physical
    import benchmarks.grimoire.episodes as E
    orig=getattr(P.Pages,"_orig",P.Pages.step); P.Pages._orig=orig
    if variant=="base": P.Pages.step=orig
    elif variant.startswith("zero"):
        limit=float(variant[4:])
        def step(self):
            orig(self)
            slow=self.speeds()<limit
            # pages in the fingers stay free
            held=self.model.geom_contype[1::5]==4
            slow&=~held
            self.data.qvel.reshape(-1,6)[slow]=0.0
        P.Pages.step=step
    elif variant.startswith("noslip"):
        n=int(variant[6:])
        def step(self):
            self.model.opt.noslip_iterations=n
            orig(self)
        P.Pages.step=step
    rows=list(E.episode(E.Play(strategy,count,skill),seed))
    return job, len(rows), sum(r.drawn for r in rows), [r.drawn for r in rows][-3:]
if __name__=="__main__":
    jobs=[tuple(j) for j in json.loads(sys.argv[1])]
    with Pool(2) as pool:
        for r in pool.imap(run,jobs,chunksize=1): print(*r,flush=True)
