import { nodeJest } from '../tools/jest/node.mjs';

export default { ...nodeJest, testTimeout: 60_000 };
