/** In front of an answer: libraries print lines of their own. */
export const kAnswer = 'answer ';
