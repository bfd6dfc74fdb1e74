import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../workspace.mjs';
import { runStart } from './commands.mjs';
import { processesOf } from './left-behind.mjs';

/** The start of this repository, whose program is planted. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const PACKAGE = JSON.stringify({ name: 'planted', private: true, scripts: { start: scripts.start } });
const PROGRAM = 'tools/start.mjs';
const SHOP = `
  import { createServer } from 'node:http';
  const server = createServer((_, response) => response.end('<html></html>'));
  server.listen(0, '127.0.0.1', () => console.log('Tienda http://127.0.0.1:' + server.address().port));
`;
/** One that nobody ends with the shop, and that answers nothing. */
const LEFT = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true, stdio: 'ignore' });
`;
const HANG_SECONDS = 200;
/** A process that stays is found after this time. */
const LEAVE_SECONDS = 2;

describe('npm start in a clone', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lacteos-planted-'));
    mkdirSync(join(folder, dirname(PROGRAM)));
    writeFileSync(join(folder, 'package.json'), PACKAGE);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['passes when it leaves nothing behind', SHOP, true, /^answers after \d+ s, ended by SIGTERM in \d+ s$/],
    [
      'fails when it leaves a process behind, and ends it',
      LEFT + SHOP,
      false,
      /^left behind after .* -e setInterval/,
    ],
  ])('%s [N-21-246]', async (_case, program, isGood, said) => {
    writeFileSync(join(folder, PROGRAM), program);
    const leavesWithin = isGood ? HANG_SECONDS : LEAVE_SECONDS;
    const result = await runStart(folder, process.env, { endsWithin: HANG_SECONDS, leavesWithin });
    expect(result).toEqual({ isGood, said: expect.stringMatching(said) });
    for (let tries = 0; tries < 50 && processesOf(folder).length > 0; tries += 1)
      await new Promise((done) => setTimeout(done, 20));
    expect(processesOf(folder)).toEqual([]);
  });
});
