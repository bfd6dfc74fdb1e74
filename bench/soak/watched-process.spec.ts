import { spawn, type ChildProcess } from 'node:child_process';
import { requireFree } from '../../tools/shop/ports.mjs';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { judge, type SoakSample } from './judge';
import { watchProcess } from './watched-process';

/** A server that makes garbage with every call and leaks it at `/leak`. */
const PROGRAM = `
  const kept = [];
  require('node:http')
    .createServer((request, response) => {
      const garbage = Array.from({ length: 20_000 }, (_, index) => ({ index }));
      if (request.url === '/leak') kept.push(garbage);
      response.end('done');
    })
    .listen(Number(process.env.PORT), '127.0.0.1');
`;
const ROUNDS = 20;

describe('a watched process', () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill());

  it.each([
    ['that keeps what it should let go', '/leak', [expect.stringContaining('heap after collection grows')]],
    ['that lets go', '/', []],
  ])('%s is judged by its heap after a garbage collection', async (_case, path, expected) => {
    const watch = await watchProcess();
    const port = String(await requireFree(0));
    child = spawn(process.execPath, ['-e', PROGRAM], { env: { ...process.env, ...watch.env, PORT: port } });
    await waitForAnswer('program', `http://127.0.0.1:${port}/`);
    const samples: SoakSample[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      const { heapMb, handles } = await watch.probe(true);
      samples.push({ at, rssMb: 100, heapMb, handles, connections: 0, backlog: 0 });
    }
    expect(judge(samples).faults).toEqual(expected);
  });
});
