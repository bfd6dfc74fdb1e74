import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { remotes } from '../workspace.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  ...[
    'shell/src',
    'federation/gateway/src',
    'shell/server',
    'api/src',
    'libs/session-bus/src',
    'libs/api-client/src',
    'libs/ui/src',
    'federation/kit/src',
    'federation/runtime/src',
  ],
  ...remotes.map((remote) => `${remote}/src`),
];
const STORES =
  /\b(?:local|session)Storage\.setItem\(|\bindexedDB\.open\(|(?<!function )\bbrowserDatabase\(|\bcaches\.open\(|serviceWorker\.register\(|'set-cookie',|\.setCookie\(|document\.cookie =/;

/** Opens the databases of its callers. */
const OPENER = 'libs/api-client/src/browser-database.ts';

/** Sources that store something in a browser. */
const storing = (text: string): boolean => STORES.test(text);
const writers = (): string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing/.test(file))
      .map((file) => join(folder, file)),
  ).filter((file) => file !== OPENER && storing(readFileSync(join(ROOT, file), 'utf8')));

describe('the page about personal data', () => {
  const page = readFileSync(join(ROOT, 'docs/personal-data.md'), 'utf8');

  it('names every source that stores something in a browser [N-20-314]', () => {
    const found = writers();
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
  });

  it('is found incomplete when a new source stores something, by whatever means [N-20-314]', () => {
    const planted = [
      "localStorage.setItem('name', name)",
      'indexedDB.open(DATABASE, 1)',
      'browserDatabase(FORM)',
      "reply.setCookie('name', name)",
      'navigator.serviceWorker.register(url)',
    ];
    expect(planted.filter((text) => !storing(text))).toEqual([]);
  });
});
