import { obbConvex } from '../../../textbook/javascript/convex.js';
import { epa } from '../../../textbook/javascript/epa.js';

// #penetrationDepth
export const penetrationDepth = (a, b) => epa(obbConvex(a), obbConvex(b))?.depth ?? 0;
