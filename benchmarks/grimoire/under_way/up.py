import sys, json
from math import sin, cos, radians
from multiprocessing import Pool
import importlib; P=importlib.import_module("wondertable.games.kamimai.outside.grimoire.plan")
from wondertable.games.kamimai.outside.grimoire import build, Pull, Hand
from wondertable.games.kamimai.outside.grimoire.hand import Hold
from wondertable.games.kamimai.outside.grimoire.settings import shipped
LEAN=0.0
old=P.aim
def aim(pull,hand):
    h,d,l=old(pull,hand)
    if pull.direction=="up":
        d=(-sin(radians(LEAN)),0.0,cos(radians(LEAN)))
    return h,d,l
P.aim=aim
def one(job):
    global LEAN
    seed,handle,pace,skill,along=job
    b=build(seed,64)
    LEAN=b.leans()[handle]*along
    g=b.grab(P.plan(Pull((handle,),"up",pace),Hand(),skill,seed))
    return job,g.drawn,b.state,len(b.sunk())
if __name__=="__main__":
    jobs=[(21+s,f"{w}{n}",pace,"average",along) for along in (0.0,1.0) for n,w,s in ((4,'A',0),(10,'B',1),(14,'A',2),(18,'B',3),(22,'A',4),(26,'B',5),(30,'A',6)) for pace in ("slow","calm")]
    with Pool(2) as pool:
        for r in pool.imap(one,jobs): print(r,flush=True)
