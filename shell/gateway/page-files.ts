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
  /** Addresses of the fonts that every page is written in. */
  fonts: string[];
  /** Address of the page's first picture. */
  picture: string | null;
  /** HTML of the shell's frame, drawn before any script runs. */
  frame: string;
  icon: PageFile | null;
}

const FRAME_FILE = 'frame.html';
const VIEW_START = '<div id="first-view">';
const VIEW_END = '</div></main>';
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

const pictureOf = ({ release, folderUrl }: LiveRelease, name: string): string | null => {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
  const path = Object.keys(release.files).find((file) => {
    const base = file.slice(file.lastIndexOf('/') + 1);
    return base.startsWith(`${stem}.`) && base.endsWith(extension);
  });
  return path ? folderUrl + path : null;
};

const readText = (folder: string, path: string | undefined): Promise<string> =>
  path ? readFile(join(folder, path), 'utf8').catch(() => '') : Promise.resolve('');

/** Puts a page's first view into the frame's place for it; without one the frame keeps what it has there. */
const withFirstView = (frame: string, view: string): string => {
  const start = frame.indexOf(VIEW_START);
  const end = frame.lastIndexOf(VIEW_END);
  if (!view || start < 0 || end < start) return frame;
  return frame.slice(0, start + VIEW_START.length) + view + frame.slice(end);
};

type Fill = ((template: string) => string) | null;

const readView = async ({ folder }: LiveRelease, page: PageRoute, fill: Fill): Promise<string> => {
  const template = fill ? await readText(folder, page.route.filledView) : '';
  return fill && template ? fill(template) : readText(folder, page.route.firstView);
};

/**
 * Collects what a page needs: the shell's entry and frame, the owning remote's entry, exposed chunk and page chunk.
 * `fill` fills the template of the page's first view.
 */
export const collectPageFiles = async (
  releasesDir: string,
  discovery: Discovery,
  page: PageRoute | null,
  fill: Fill,
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
    fonts: Object.keys(release.files)
      .filter((path) => path.endsWith('.woff2'))
      .map((path) => shell.folderUrl + path),
    picture: owner && page?.route.picture ? pictureOf(owner, page.route.picture) : null,
    frame: withFirstView(
      await readText(shell.folder, FRAME_FILE),
      owner && page ? await readView(owner, page, fill) : '',
    ),
    icon: icon ? (toFiles(shell, [icon])[0] ?? null) : null,
  };
};
