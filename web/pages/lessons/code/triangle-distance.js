import { triangleConvex } from '../../../textbook/javascript/convex.js';
import { gjkDistance } from '../../../textbook/javascript/gjk.js';

// How far apart two triangles are, 0 where they meet
export const triangleDistance = (a, b) =>
  gjkDistance(triangleConvex(a), triangleConvex(b)).distance;
