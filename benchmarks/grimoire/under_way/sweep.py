"""Single pulls from new books: what happens over handles and directions."""
import sys, json, time
from multiprocessing import Pool
import numpy as np
from wondertable.games.kamimai.outside.grimoire import build, plan, Pull, Hand
def one(job):
    seed,pages,handle,direction,pace,skill,s2=job
    b=build(seed,pages)
    t=time.process_time()
    g=b.grab(plan(Pull((handle,),direction,pace),Hand(),skill,s2))
    cpu=time.process_time()-t
    p=b.pages; there=p.present(); n=len(p.ids)
    # components
    comp=list(range(n))
    def find(a):
        while comp[a]!=a: a=comp[a]
        return a
    for a,c in p.touching().tolist(): comp[find(a)]=find(c)
    from collections import Counter
    groups=Counter(find(k) for k in range(n) if there[k])
    up=p.upwards(); lean=np.degrees(np.arccos(np.clip(up[:,2],-1,1)))
    sizes=sorted(groups.values(),reverse=True)
    return dict(job=job,drawn=list(g.drawn),fell=g.fell,state=b.state,sunk=len(b.sunk()),sizes=sizes,over50=int((lean[there]>50).sum()),over75=int((lean[there]>75).sum()),cpu=round(cpu,2),sim=round(b.time,2), asleep=b.asleep)
if __name__=="__main__":
    jobs=json.loads(sys.argv[1])
    with Pool(2) as pool:
        for r in pool.imap(one,jobs): print(json.dumps(r),flush=True)
