export { LetterActions } from './letter-actions';
export { DEAD_LETTERS_TABLE } from './dead-letters-definition';
