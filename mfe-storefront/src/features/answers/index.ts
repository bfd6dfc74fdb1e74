export { answers } from './answer-store';
export { useAnswer } from './use-answer';
