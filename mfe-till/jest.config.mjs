import { webJest } from '../tools/jest/web.mjs';

/** The camera's library is named by file, which are ES modules. */
export default { ...webJest, transformIgnorePatterns: ['/node_modules/(?!@noble/|@zxing/)'] };
