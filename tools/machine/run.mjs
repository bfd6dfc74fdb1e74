import { spawn } from 'node:child_process';
import { StopError } from './stop-error.mjs';
import { root, toolEnvironment } from '../workspace.mjs';

const TAIL_LINES = 60;

/**
 * Quiet unless it fails: then the end of its output is shown with `failure`.
 *
 * @returns {Promise<string>} what it printed
 */
export const run = async (command, args, { failure, env, cwd = root, isLoud = false }) => {
  const { code, output } = await runToEnd(command, args, { env, cwd, isLoud });
  if (code === 0) return output;
  throw new StopError(failure, isLoud ? '' : tail(failedTasks(output)));
};

export const runToEnd = (command, args, { env, cwd = root, isLoud = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const [stream, screen] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (isLoud) screen.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(chunks).toString('utf8') }),
    );
  });

export const tail = (text, lines = TAIL_LINES) => text.trimEnd().split('\n').slice(-lines).join('\n');

/** Output of the failed tasks of an Nx run; other text unchanged. */
export const failedTasks = (output) => {
  const failed = new Set([...output.matchAll(/^- ([^\s:]+:\S+)$/gm)].map(([, task]) => task));
  if (failed.size === 0) return output;
  return output
    .split(/^(?=> nx run )/m)
    .filter((section) => failed.has(/^> nx run (\S+)/.exec(section)?.[1] ?? ''))
    .join('\n');
};
