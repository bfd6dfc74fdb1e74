export { keepDrafts, type Drafts } from './kept/keep-drafts.js';
export { createListCipher, type ListCipher } from './kept/list-cipher.js';
export { createQueryClient, type QueryClientOptions } from './query-client.js';
