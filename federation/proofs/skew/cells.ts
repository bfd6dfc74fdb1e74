import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { makeAnotherRelease } from 'tools/shop/another-release';
import type { SecondShop } from 'e2e/support/shops/second-shop';

const root = resolve(import.meta.dirname, '../../..');
const SHELL = 'shell';
const REMOTES = ['mfe-storefront', 'mfe-checkout', 'mfe-backoffice', 'mfe-invoicing', 'mfe-till'] as const;
export const PROJECTS = [SHELL, ...REMOTES] as const;

export type Project = (typeof PROJECTS)[number];

export type Age = 'before' | 'after';

export type Cell = Readonly<Record<Project, Age>>;

export const NEXT_TITLE = ' · 1.1';

const allOf = (age: Age) =>
  Object.fromEntries(PROJECTS.map((project) => [project, age])) as Record<Project, Age>;
const other = (age: Age): Age => (age === 'before' ? 'after' : 'before');

export const CELLS: readonly Cell[] = (['before', 'after'] as const).flatMap((shell) => [
  allOf(shell),
  ...REMOTES.map((remote) => ({ ...allOf(shell), [remote]: other(shell) })),
  { ...allOf(other(shell)), shell },
]);

export const SHORT: Cell = { ...allOf('after'), shell: 'before' };

export type Releases = Readonly<Record<Project, Record<Age, string>>>;

export const LIVE_RELEASES = readEnvironment(process.env, (reader) => reader.optional('SKEW_BEFORE'));

const releasesOf = async (shop: SecondShop, project: Project): Promise<Record<Age, string>> => {
  const built = join(root, project, 'dist');
  if (LIVE_RELEASES) {
    const before = resolve(root, LIVE_RELEASES, project);
    const [last, next] = [await shop.publish(before), await shop.publish(built)];
    return { before: last.releaseId, after: next.releaseId };
  }
  const folder = join(shop.dataDir, 'next', project);
  const next = await makeAnotherRelease(built, folder, { version: '1.1.0', titleSuffix: NEXT_TITLE });
  const last = await shop.publish(built);
  await shop.publish(folder);
  return { before: last.releaseId, after: next.releaseId };
};

export const publishBoth = async (shop: SecondShop): Promise<Releases> => {
  const found = await Promise.all(
    PROJECTS.map(async (project) => [project, await releasesOf(shop, project)] as const),
  );
  return Object.fromEntries(found) as Record<Project, Record<Age, string>>;
};

export const activateCell = async (
  shop: SecondShop,
  releases: Releases,
  cell: Cell,
): Promise<Record<Project, string>> => {
  const live = allOf('before') as Record<Project, string>;
  for (const project of PROJECTS) {
    live[project] = releases[project][cell[project]];
    await shop.activate(project, live[project]);
  }
  return live;
};

export const nameOf = (cell: Cell): string => {
  const different = REMOTES.filter((remote) => cell[remote] !== cell.shell);
  const remotes = different.length === REMOTES.length ? 'all remotes' : different.join(', ') || 'no remote';
  return `shell ${cell.shell}, ${remotes} ${different.length > 0 ? other(cell.shell) : 'differs'}`;
};
