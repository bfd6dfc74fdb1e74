export { foldText } from '@lacteos/contracts/search/fold-text';
export { escapeLike, likeContaining, likeStarting } from './fold-text.js';
export { mailText } from './mail-text.js';
export { isSameText } from './same-text.js';
