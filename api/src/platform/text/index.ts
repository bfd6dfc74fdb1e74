export { foldText, likeContaining } from './fold-text.js';
