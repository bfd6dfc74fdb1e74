export { answers } from './answer-store';
export { useAnswer } from './use-answer';
export { whileInHtml } from './while-in-html';
