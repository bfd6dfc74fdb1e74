import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersion, releaseFolder, type Discovery, type Release } from '@lacteos/remote-kit/discovery';
import type { PageRoute } from './page-routes.js';

/** A file that the page will need, with the integrity that the browser must check. */
export interface PageFile {
  href: string;
  integrity: string;
}

/** Everything that one page needs from the start. */
export interface PageFiles {
  /** The shell's script; without a live shell there is no page. */
  entry: PageFile;
  styles: PageFile[];
  scripts: PageFile[];
  /** HTML of the shell's frame, drawn before any script runs. */
  frame: string;
  icon: PageFile | null;
}

const FRAME_FILE = 'frame.html';
const BOOTSTRAP_MODULE = './bootstrap';
const ICON = /(^|\/)favicon\.(svg|ico|png)$/;

interface LiveRelease {
  release: Release;
  folderUrl: string;
  folder: string;
}

const readRelease = async (
  releasesDir: string,
  discovery: Discovery,
  name: string,
): Promise<LiveRelease | null> => {
  const version = liveVersion(discovery, name);
  if (!version) return null;
  const folder = join(releasesDir, name, version.extras.releaseId);
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  return { release: JSON.parse(text) as Release, folderUrl: releaseFolder(version), folder };
};

const toFiles = ({ release, folderUrl }: LiveRelease, paths: readonly string[] = []): PageFile[] =>
  paths.map((path) => ({ href: folderUrl + path, integrity: release.files[path]?.integrity ?? '' }));

const withoutRepeats = (files: PageFile[]): PageFile[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

const ownersFiles = (live: LiveRelease, page: PageRoute): { scripts: PageFile[]; styles: PageFile[] } => {
  const { release } = live;
  const parts = [
    release.expose['./remote'],
    page.route.module ? release.modules[page.route.module] : undefined,
  ];
  return {
    scripts: toFiles(live, [release.entry, ...parts.flatMap((part) => part?.js ?? [])]),
    styles: toFiles(
      live,
      parts.flatMap((part) => part?.css ?? []),
    ),
  };
};

const readFrame = (folder: string): Promise<string> =>
  readFile(join(folder, FRAME_FILE), 'utf8').catch(() => '');

/** Collects what a page needs: the shell's entry and frame, the owning remote's entry, exposed chunk and page chunk. */
export const collectPageFiles = async (
  releasesDir: string,
  discovery: Discovery,
  page: PageRoute | null,
): Promise<PageFiles | null> => {
  const shell = await readRelease(releasesDir, discovery, 'shell');
  const [entry] = shell ? toFiles(shell, [shell.release.entry]) : [];
  if (!shell || !entry) return null;
  const { release } = shell;
  const bootstrap = release.modules[BOOTSTRAP_MODULE];
  const owner = page && page.owner !== 'shell' ? await readRelease(releasesDir, discovery, page.owner) : null;
  const owned = owner && page ? ownersFiles(owner, page) : { scripts: [], styles: [] };
  const icon = Object.keys(release.files).find((path) => ICON.test(path));
  return {
    entry,
    styles: withoutRepeats([
      ...toFiles(shell, release.entryFiles.css),
      ...toFiles(shell, bootstrap?.css),
      ...owned.styles,
    ]),
    scripts: withoutRepeats([
      ...toFiles(shell, bootstrap?.js),
      ...toFiles(shell, release.sharedFiles),
      ...owned.scripts,
    ]),
    frame: await readFrame(shell.folder),
    icon: icon ? (toFiles(shell, [icon])[0] ?? null) : null,
  };
};
