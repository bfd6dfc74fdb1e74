import { nodeJest } from './jest/node.mjs';

export default { ...nodeJest, testTimeout: 60_000 };
