import { obbConvex } from '../../../textbook/javascript/convex.js';
import { epa } from '../../../textbook/javascript/epa.js';

// How deep two boxes overlap, 0 where they don't
export const penetrationDepth = (a, b) => epa(obbConvex(a), obbConvex(b))?.depth ?? 0;
