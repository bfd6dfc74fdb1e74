import { startStack } from '../../tools/lib/stack.mjs';
const s = await startStack({ port: 5000, dataDir: '/tmp/l-data' });
console.log(s.url);
await s.failed;
