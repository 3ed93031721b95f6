// What panels show of motion, loaded together.
export { timeRowsTemplate, viewsTemplate } from '../why/time-rows.ts';
export { timeLineTemplate } from './time-line.ts';
