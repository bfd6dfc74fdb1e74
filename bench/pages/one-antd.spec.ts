import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const REMOTES = ['mfe-backoffice', 'mfe-checkout', 'mfe-invoicing'];
const OF_LIBRARY =
  /node_modules\/(antd|@rc-component\/[\w-]+|@ant-design\/(pro-components|cssinjs)|@tanstack\/[\w-]+)\//;

interface Built {
  files: Record<string, { integrity: string; size: number }>;
  modules: Record<string, { js: string[] }>;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const libraryFiles = (remote: string) => {
  const { files } = JSON.parse(read(`${remote}/dist/release.json`)) as Built;
  return Object.entries(files).filter(([path]) => path.startsWith('libraries/'));
};
const ownSources = (remote: string): string[] =>
  readdirSync(join(ROOT, remote, 'dist/files'))
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => (JSON.parse(read(`${remote}/dist/files/${file}`)) as { sources: string[] }).sources);

describe('the built remotes', () => {
  it('share the same files of the antd library [N-22-068]', () => {
    const [first = [], ...others] = REMOTES.map(libraryFiles);
    expect(first.length).toBeGreaterThan(10);
    for (const files of others) expect(files).toEqual(first);
  });

  it.each(REMOTES)('load antd and TanStack Query from the shared library only: %s [N-22-068]', (remote) => {
    const sources = ownSources(remote);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => OF_LIBRARY.test(source))).toEqual([]);
  });

  it('load at most 800 kB of scripts, chart and antd for the dashboard before compression [N-22-073]', () => {
    const { files, modules } = JSON.parse(read('mfe-backoffice/dist/release.json')) as Built;
    const shown = ['./pages/dashboard/dashboard-page', './charts'].flatMap((name) => modules[name]?.js ?? []);
    expect(shown.length).toBeGreaterThan(5);
    const bytes = shown.reduce((sum, path) => sum + (files[path]?.size ?? Infinity), 0);
    expect(bytes / 1000).toBeLessThanOrEqual(800);
  });
});
