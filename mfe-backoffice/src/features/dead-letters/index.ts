export { LetterActions } from './components/letter-actions';
export { DEAD_LETTERS_TABLE } from './dead-letters-definition';
