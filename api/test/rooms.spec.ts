import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from '@jest/globals';

const API = fileURLToPath(new URL('..', import.meta.url));
/** Maximum number of source files in a folder. */
const MAX_FILES = 15;
/** Limits of a module within `orders`. */
const MAX_DOOR = 12;
const MAX_ROOMS = 10;
const MAX_PROVIDERS = 25;
/** Maximum number of a class's collaborators. */
const MAX_COLLABORATORS = 8;
const ORDERS = ['after-sale', 'checkout', 'delivery', 'order', 'payments', 'reports'];

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join(folder, file));
const textOf = (file: string): string => readFileSync(join(API, file), 'utf8');
const countNames = (list: string): number => list.split(',').filter((name) => name.trim() !== '').length;

describe('the folders of the API', () => {
  it(`have at most ${MAX_FILES} source files each [N-15-021, N-15-081]`, () => {
    const sizes = new Map<string, number>();
    for (const file of ['src', 'test'].flatMap(sourcesOf))
      sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThan(50);
    expect([...sizes].filter(([, files]) => files > MAX_FILES)).toEqual([]);
  });

  it(`give their classes at most ${MAX_COLLABORATORS} collaborators [N-35-202]`, () => {
    const classes = sourcesOf('src').flatMap((file) =>
      [...textOf(file).matchAll(/^export class (\w+)(?:(?!^}).)*?^ {2}constructor\((.*?)\) \{/gms)].map(
        ([, name, parameters = '']) => ({ name, collaborators: parameters.match(/\w+\??: /g)?.length ?? 0 }),
      ),
    );
    expect(classes.length).toBeGreaterThan(200);
    expect(classes.filter(({ collaborators }) => collaborators === MAX_COLLABORATORS)).not.toEqual([]);
    expect(classes.filter(({ collaborators }) => collaborators > MAX_COLLABORATORS)).toEqual([]);
  });
});

describe('the modules of orders', () => {
  it('are the only six [N-35-201]', () => {
    expect(readdirSync(join(API, 'src/orders')).sort()).toEqual(ORDERS);
  });

  it.each(ORDERS)(
    `export at most ${MAX_DOOR} names and have at most ${MAX_ROOMS} folders: %s [N-35-201]`,
    (module) => {
      const folder = join('src/orders', module);
      const rooms = new Set(sourcesOf(folder).map((file) => dirname(file)));
      rooms.delete(folder);
      const names = [...textOf(join(folder, 'index.ts')).matchAll(/\{([^}]*)\}/g)].map(
        ([, list = '']) => list,
      );
      expect([rooms.size, countNames(names.join(','))].every((count) => count > 0)).toBe(true);
      expect(rooms.size).toBeLessThanOrEqual(MAX_ROOMS);
      expect(countNames(names.join(','))).toBeLessThanOrEqual(MAX_DOOR);
    },
  );

  it.each(ORDERS)(`provide at most ${MAX_PROVIDERS} classes: %s [N-35-201]`, (module) => {
    const [, list = ''] =
      /providers: \[\n(.*?)\n {2}\],/s.exec(textOf(`src/orders/${module}/${module}.module.ts`)) ?? [];
    const providers = list.split('\n').filter((line) => /^ {4}(\w+,|\{ provide.*|\{)$/.test(line));
    expect(providers.length).toBeGreaterThan(3);
    expect(providers.length).toBeLessThanOrEqual(MAX_PROVIDERS);
  });
});
