import { join, resolve } from 'node:path';
import { makeAnotherRelease } from '../../tools/lib/another-release.mjs';
import type { SideShop } from '../support/side-shop';

const root = resolve(import.meta.dirname, '../..');
const SHELL = 'shell';
const REMOTES = ['mfe-storefront', 'mfe-checkout', 'mfe-backoffice', 'mfe-invoicing'] as const;
/** Every front end, by the name of its project. */
export const PROJECTS = [SHELL, ...REMOTES] as const;

/** A front end by its project. */
export type Project = (typeof PROJECTS)[number];

/** `before` is what is built here, `after` the next release of the same project. */
export type Age = 'before' | 'after';

/** Which release of each front end is live together. */
export type Cell = Readonly<Record<Project, Age>>;

/** Stands behind the titles of the next release's pages. */
export const NEXT_TITLE = ' · 1.1';

const allOf = (age: Age): Record<Project, Age> => ({
  shell: age,
  'mfe-storefront': age,
  'mfe-checkout': age,
  'mfe-backoffice': age,
  'mfe-invoicing': age,
});
const other = (age: Age): Age => (age === 'before' ? 'after' : 'before');

/** Both shells with each remote of both ages, the other remotes being as old as the shell, and all of them being not. */
export const CELLS: readonly Cell[] = (['before', 'after'] as const).flatMap((shell) => [
  allOf(shell),
  ...REMOTES.map((remote) => ({ ...allOf(shell), [remote]: other(shell) })),
  { ...allOf(other(shell)), shell },
]);

/** The cells of the short run: a new shell meets old remotes, an old shell new ones. */
export const SHORT: readonly Cell[] = [
  { ...allOf('before'), shell: 'after' },
  { ...allOf('after'), shell: 'before' },
];

/** Release ids of both ages. */
export type Releases = Readonly<Record<Project, Record<Age, string>>>;

const releasesOf = async (shop: SideShop, project: Project): Promise<Record<Age, string>> => {
  // In CI the releases that are live in production may stand here instead: one folder for each project.
  const before = resolve(root, process.env['SKEW_BEFORE'] ?? '.', project);
  const built = join(root, project, 'dist');
  if (process.env['SKEW_BEFORE']) {
    const [last, next] = [await shop.publish(before), await shop.publish(built)];
    return { before: last.releaseId, after: next.releaseId };
  }
  const folder = join(shop.dataDir, 'next', project);
  const next = await makeAnotherRelease(built, folder, { version: '1.1.0', titleSuffix: NEXT_TITLE });
  const last = await shop.publish(built);
  await shop.publish(folder);
  return { before: last.releaseId, after: next.releaseId };
};

/** Publishes both ages of every front end. */
export const publishBoth = async (shop: SideShop): Promise<Releases> => {
  const found = await Promise.all(
    PROJECTS.map(async (project) => [project, await releasesOf(shop, project)] as const),
  );
  return Object.fromEntries(found) as Record<Project, Record<Age, string>>;
};

/** Makes the releases of a cell live together; answers with their ids. */
export const arrange = async (
  shop: SideShop,
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

/** Name of a cell, e.g. `shell after, mfe-checkout before`. */
export const nameOf = (cell: Cell): string => {
  const different = REMOTES.filter((remote) => cell[remote] !== cell.shell);
  const remotes = different.length === REMOTES.length ? 'all remotes' : different.join(', ') || 'no remote';
  return `shell ${cell.shell}, ${remotes} ${different.length > 0 ? other(cell.shell) : 'differs'}`;
};
