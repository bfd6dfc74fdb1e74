/** Preloaded with `--import`: serves the process's resources on PROBE_PORT; `?collect` collects garbage first. */
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const OWN_HANDLES = 2;
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

// Timers vary with every request, so they are not counted.
const isHandle = (kind) => kind !== 'Timeout' && kind !== 'Immediate';

const answer = (request, response) => {
  if (request.url === '/?collect') collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().filter(isHandle).length - OWN_HANDLES;
  response.setHeader('connection', 'close');
  response.end(JSON.stringify({ rssMb: rss / MB, heapMb: (heapUsed + external) / MB, handles }));
};

// Worker threads load this file too.
if (isMainThread) createServer(answer).listen(Number(process.env.PROBE_PORT), '127.0.0.1').unref();
