export { persistDrafts, type Drafts } from './persisted/persist-drafts.js';
export { createListCipher, type ListCipher } from './persisted/list-cipher.js';
export { createQueryClient, type QueryClientOptions } from './query-client.js';
