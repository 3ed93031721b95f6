import { rayTriangle } from '../../../textbook/javascript/curves.js';

// By u and v, for this triangle alone
export const hitsTriangle = (ray, triangle) => rayTriangle(ray, triangle) >= 0;
