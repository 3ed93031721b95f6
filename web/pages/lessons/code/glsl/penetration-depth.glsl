// #penetrationDepth
float penetrationDepth(Obb a, Obb b) { return max(epa(obbConvex(a), obbConvex(b)).depth, 0.0); }
