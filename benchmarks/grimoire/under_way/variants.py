import sys, time, json
sys.path.insert(0,'/work/trees/book/src'); sys.path.insert(0,'/work/trees/book')
from random import Random
import numpy as np
from wondertable.games.kamimai.outside.grimoire import model, pages as P, build, load, plan, Pull, Hand
from wondertable.games.kamimai.outside.grimoire.as_bytes import save
from benchmarks.grimoire.strategies import anywhere
HEAD0=model.HEAD
def set_variant(v):
    cond,imp=v.get("cond",6),v.get("imp",100)
    h=HEAD0.replace('contype="0" conaffinity="1" condim="6"',f'contype="0" conaffinity="1" condim="{cond}"').replace('contype="1" conaffinity="0" condim="6"',f'contype="1" conaffinity="0" condim="{cond}"')
    h=h.replace('impratio="{friction_ratio}"',f'impratio="{imp}"')
    if v.get("refsafe") is False: h=h.replace('multiccd="disable"','multiccd="disable" refsafe="disable"')
    model.HEAD=h
    P.compile_model.__globals__["HEAD"]=h
V={"base":{},"c3":{"cond":3},"c4":{"cond":4},"c3i50":{"cond":3,"imp":50},"c3i30":{"cond":3,"imp":30},"i50":{"imp":50}}
names=sys.argv[1].split(","); pulls=int(sys.argv[2])
set_variant({}); saves=[save(build(900+i,64)) for i in range(2)]
cost={n:0.0 for n in names}; sim={n:0.0 for n in names}; out={n:"" for n in names}; ph={n:[0,0,0,0] for n in names}
for k in range(pulls):
    for n in names:
        set_variant(V[n]); b=load(saves[k%2])
        pg=anywhere(b.leans(),1,0,Random(k))
        g=plan(Pull(tuple(pg)),Hand(),"average",k)
        t0=time.process_time(); s0=b.time
        b.begin(g.hold)
        for s in g.samples: b.move(s)
        while b.result() is None: b.advance(1/30)
        t1=time.process_time(); s1=b.time
        b.settle(3.0)
        t2=time.process_time()
        cost[n]+=t1-t0; sim[n]+=s1-s0; ph[n][0]+=t2-t1; ph[n][1]+=b.time-s1
        out[n]+="F" if b.state=="fallen" else str(len(b.result().drawn))
for n in names: print(n, "pull ms/s", round(1000*cost[n]/sim[n]), "after", round(1000*ph[n][0]/max(ph[n][1],1e-9)), out[n])
