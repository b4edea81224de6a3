"""Critical draught of books in play: by size."""
import sys, json, time
sys.path.insert(0,"/work/trees/book")
from multiprocessing import Pool
from random import Random
def fell(data, x, y):
    from wondertable.games.kamimai.outside.grimoire import load
    b=load(data); b.draught(x,y); b.settle(3.0)
    return b.state=="fallen", len(b.handles)
def run(job):
    seed, pages, strategy, draws, skill = job
    from wondertable.games.kamimai.outside.grimoire import build, plan, Pull, Hand
    from wondertable.games.kamimai.outside.grimoire.as_bytes import save
    from benchmarks.grimoire.strategies import STRATEGIES
    book=build(seed,pages); rng=Random(seed)
    for turn in range(draws):
        if len(book.handles)<4: return job,None
        names=STRATEGIES[strategy](book.leans(),1,turn,rng)
        before=save(book)
        book.grab(plan(Pull(tuple(names)),Hand("right"),skill,rng.randrange(1<<30)))
        if book.state!="standing":
            return job,None
    data=save(book); out=[]
    for sign in (1,-1):
        lo,hi=0.05,6.0
        for _ in range(6):
            mid=(lo*hi)**.5
            f,_n=fell(data,sign*mid,0.0)
            if f: hi=mid
            else: lo=mid
        out.append(round((lo*hi)**.5,3))
    f,_n=fell(data,0.0,2.0)
    lean=book.lean()
    return job,len(book.handles),out,round(lean.imbalance,3),"y2",f
if __name__=="__main__":
    jobs=[(s,p,st,d,"average") for s,(p,st,d) in enumerate([(64,"alternating",0),(64,"anywhere",3),(64,"alternating",6),(64,"anywhere",8),(64,"alternating",12),(48,"anywhere",3),(40,"alternating",4),(30,"anywhere",3),(24,"alternating",2),(16,"anywhere",2),(12,"alternating",0),(8,"alternating",0),(6,"alternating",0)]*2)]
    with Pool(2) as pool:
        for r in pool.imap(run,jobs,chunksize=1): print(*r,flush=True)
