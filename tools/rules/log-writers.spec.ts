import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where the processes of a shop have their sources. */
const PROCESSES = [
  'api/src',
  'federation/gateway/src',
  'shell/server',
  'federation/release/src',
  'ops/backup/src',
];
const OPENS_A_LOG = /\bpino\(|\blogger: (?!false|new (Pino|Silent)Logger)|\bloggerInstance: (?!logger\b)/;
const WRITES_BY_ITSELF = /\bconsole\.\w|\bprocess\.std(out|err)\.write/;
/**
 * Commands and starts of processes, which speak to operators: files at the root of the sources or in a folder of commands,
 * the desk's start and the command of backups.
 */
const STARTS =
  /^(api\/src(\/commands)?|federation\/gateway\/src(?=\/start-gateway\.ts$)|federation\/release\/src(\/desk(?=\/main\.ts$))?|ops\/backup\/src(?=\/cli\.ts$))\/[\w-]+\.ts$/;

const sources = PROCESSES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.ts$/.test(file) && !/(^|\/)(dist|testing)\//.test(file))
    .map((file) => join(folder, file)),
);
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8'))).sort();

describe('logs of API, gateway and release desk', () => {
  it('are opened in two files with the masks of libs/contracts [N-16-191]', () => {
    const files = filesWith(OPENS_A_LOG);
    expect(files).toEqual([
      'api/src/platform/logging/pino-logger.ts',
      'federation/gateway/src/edge/guarded-server.ts',
    ]);
    for (const file of files) expect(readFileSync(join(ROOT, file), 'utf8')).toContain('...maskingOptions()');
  });

  it('are bypassed only by commands that speak to operators', () => {
    const writers = filesWith(WRITES_BY_ITSELF);
    expect(writers).toContain('api/src/migrate.ts');
    expect(writers.filter((file) => !STARTS.test(file))).toEqual([]);
  });

  it('mask addresses at the release desk, which writes lines of text', () => {
    const server = readFileSync(join(ROOT, 'federation/release/src/desk/desk-server.ts'), 'utf8');
    expect(server).toContain('maskedUrl(request.url)');
    expect(server.match(/request\.url/g)).toHaveLength(1);
  });
});
