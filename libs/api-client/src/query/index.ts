export { keepDrafts, type Drafts } from './kept/keep-drafts.js';
export { createQueryClient, type QueryClientOptions } from './query-client.js';
