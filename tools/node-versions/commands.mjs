import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runToEnd, tail } from '../machine/run.mjs';
import { killLeftBehind, processesOf } from './left-behind.mjs';

const START_SECONDS = 1_200;
const LIMITS = { endsWithin: 60, leavesWithin: 60 };
const COUNTS = /(?<!\d)(\d+) passed, (\d+) failed\s*$/;

const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000);

/** `npm test` in a clone, whole. @returns {Promise<{isGood: boolean, said: string}>} */
export const runTests = async (folder, env) => {
  const begun = Date.now();
  const { code, output } = await runToEnd('npm', ['test'], { cwd: folder, env, isLoud: true });
  const [, passed, failed] = COUNTS.exec(output) ?? [];
  const counts = passed ? `${passed} passed, ${failed} failed` : tail(output, 1);
  return { isGood: code === 0, said: `${counts}, ${secondsSince(begun)} s` };
};

const addressIn = (output) => /Tienda\s+(http:\S+)/.exec(output)?.[1];

const isAlive = (group) => {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
};

const must = async (url, isRight) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const text = await answer.text();
  if (!answer.ok || !isRight(text)) throw new Error(`${url} answered ${answer.status}`);
};

/** Ends npm with SIGTERM and checks for processes left behind. */
const endByTerm = async (child, ended, folder, { endsWithin, leavesWithin }) => {
  child.kill('SIGTERM');
  const how = await Promise.race([ended, delay(endsWithin * 1000, null, { ref: false })]);
  if (how === null) throw new Error(`did not end within ${endsWithin} s of SIGTERM`);
  // npm passes the signal on and ends by it too.
  if (how[0] !== 0 && how[1] !== 'SIGTERM') throw new Error(`ended with ${how[1] ?? how[0]} after SIGTERM`);
  const until = Date.now() + leavesWithin * 1000;
  for (let left = processesOf(folder); left.length > 0 || isAlive(child.pid); left = processesOf(folder)) {
    const commands = left.map(({ command }) => command).join('; ');
    if (Date.now() > until) throw new Error(`left behind after the end of npm: ${commands}`);
    await delay(200);
  }
};

const untilAddress = async (child, ended, output) => {
  let over = false;
  void ended.then(() => (over = true));
  for (const until = Date.now() + START_SECONDS * 1000; Date.now() < until && !over; await delay(200)) {
    const url = addressIn(output());
    if (url) return url;
  }
  throw new Error(`the shop did not start\n${tail(output(), 20)}`);
};

/**
 * Runs `npm start` until home page and health answer; after SIGTERM no process may be left.
 * @returns {Promise<{isGood: boolean, said: string}>}
 */
export const runStart = async (folder, env, limits = LIMITS) => {
  const begun = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { ...env, PORT: '0', DATA_DIR: join(folder, '.data-of-the-start') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  try {
    const url = await untilAddress(child, ended, () => output);
    await must(`${url}/`, (page) => page.includes('<html'));
    await must(`${url}/api/health/ready`, () => true);
    const started = secondsSince(begun);
    const asked = Date.now();
    await endByTerm(child, ended, folder, limits);
    return { isGood: true, said: `answers after ${started} s, ended by SIGTERM in ${secondsSince(asked)} s` };
  } catch (error) {
    return { isGood: false, said: error.message };
  } finally {
    if (isAlive(child.pid)) process.kill(-child.pid, 'SIGKILL');
    killLeftBehind(folder);
  }
};
