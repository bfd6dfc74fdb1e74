import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Set by CI services and the tools of AWS themselves; the page names them as groups. */
const SET_BY_OTHERS = /^(AWS_\w+|GITHUB_ACTOR|GITLAB_USER_LOGIN)$/;

const namesReadIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => [
      ...read(join(folder, file)).matchAll(/\breader\.\w+(?:<[^>]*>)?\(\s*'([A-Z][A-Z0-9_]+)'/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !SET_BY_OTHERS.test(name));

describe('the documents of settings', () => {
  it.each([
    ['docs/settings.md', 'api/src/config'],
    ['docs/settings.md', 'federation/gateway/src'],
    ['docs/settings.md', 'federation/release/src'],
    ['docs/settings.md', 'ops/backup/src'],
    ['docs/settings.md', 'libs/contracts/src/process'],
    ['docs/settings.md', 'libs/tracing/src'],
    ['docs/stand-ins.md', 'sandbox/src'],
  ])('list in %s every variable that %s reads [N-15-082]', (page, folder) => {
    const text = read(page);
    const names = namesReadIn(folder);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
