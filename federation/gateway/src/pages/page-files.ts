import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fileAddress,
  liveVersion,
  releaseFolder,
  type Discovery,
  type DiscoveryExtras,
} from '@lacteos/remote-kit/discovery';
import { inlineStyle, type InlineStyle } from './inline-styles.js';
import type { PageRoute } from '../content/page-routes.js';
import type { Fill } from '../site.js';

/** A file that the page will need, with the integrity that the browser must check. */
export interface PageFile {
  href: string;
  integrity: string;
}

/** A style sheet, inlined into the HTML where possible. */
export interface PageStyle extends PageFile {
  inline: InlineStyle | null;
}

/** Everything that one page needs from the start. */
export interface PageFiles {
  /** The shell's script; without a live shell there is no page. */
  entry: PageFile;
  /** The script that starts the entry after the first paint; null in a shell without one. */
  starter: PageFile | null;
  /** The script that takes what people do before the others are there; empty in a shell without one. */
  inlineScript: string;
  styles: PageStyle[];
  scripts: PageFile[];
  /** Addresses of the fonts that every page is written in. */
  fonts: string[];
  /** Address of the page's first picture. */
  picture: string | null;
  /** HTML of the shell's frame, drawn before any script runs. */
  frame: string;
  /** Whether the shell gives styles that scripts add the page's nonce. */
  addsStyleNonce: boolean;
  /** Whether the shell works where texts are no scripts and no HTML. */
  takesTrustedTypes: boolean;
  icon: PageFile | null;
  /** Whether the page's release was drawn for the light scheme alone. */
  isOnlyLight: boolean;
}

const FRAME_FILE = 'frame.html';
const STARTER_FILE = 'start.js';
const EARLY_FILE = 'early.js';
const WORKER_FILE = 'offline.js';
const VIEW_START = '<div id="first-view">';
const VIEW_END = '</div></main>';
const BOOTSTRAP_MODULE = './bootstrap';
const ICON = /(^|\/)favicon\.(svg|ico|png)$/;

interface LiveRelease {
  /** From the verified discovery file: nothing that is only in the store is trusted. */
  extras: DiscoveryExtras;
  entry: string;
  folderUrl: string;
  folder: string;
}

const liveRelease = (releasesDir: string, discovery: Discovery, name: string): LiveRelease | null => {
  const version = liveVersion(discovery, name);
  if (!version) return null;
  const { extras, url } = version;
  const folderUrl = releaseFolder(version);
  const folder = join(releasesDir, name, extras.releaseId);
  return { extras, entry: url.slice(folderUrl.length), folderUrl, folder };
};

const toFile = ({ extras, folderUrl }: LiveRelease, path: string): PageFile => ({
  href: fileAddress(folderUrl, path),
  integrity: extras.files[path]?.integrity ?? '',
});

const iconOf = (shell: LiveRelease): PageFile | null => {
  const path = Object.keys(shell.extras.files).find((name) => ICON.test(name));
  return path === undefined ? null : toFile(shell, path);
};

/** Address of the live shell's icon, for what is no HTML and names none; null when there is no shell or icon. */
export const iconAddress = (releasesDir: string, discovery: Discovery): string | null => {
  const shell = liveRelease(releasesDir, discovery, 'shell');
  return (shell && iconOf(shell)?.href) ?? null;
};

const toFiles = (live: LiveRelease, paths: readonly string[] = []): PageFile[] =>
  paths.map((path) => toFile(live, path));

const toStyles = (live: LiveRelease, paths: readonly string[] = []): Promise<PageStyle[]> =>
  Promise.all(
    paths.map(async (path) => ({
      ...toFile(live, path),
      inline: inlineStyle(await readText(live, path), path, live),
    })),
  );

const withoutRepeats = <F extends PageFile>(files: F[]): F[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

const ownersFiles = async (
  live: LiveRelease,
  page: PageRoute,
): Promise<{ scripts: PageFile[]; styles: PageStyle[] }> => {
  const { extras } = live;
  const parts = [
    extras.expose['./remote'],
    page.route.module ? extras.modules?.[page.route.module] : undefined,
  ];
  return {
    scripts: toFiles(live, [live.entry, ...parts.flatMap((part) => part?.js ?? [])]),
    styles: await toStyles(
      live,
      parts.flatMap((part) => part?.css ?? []),
    ),
  };
};

const pictureOf = ({ extras, folderUrl }: LiveRelease, name: string): string | null => {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
  const path = Object.keys(extras.files).find((file) => {
    const base = file.slice(file.lastIndexOf('/') + 1);
    return base.startsWith(`${stem}.`) && base.endsWith(extension);
  });
  return path ? fileAddress(folderUrl, path) : null;
};

/** Text of a file of a release; empty when it is missing or not the one that the discovery file lists. */
const readText = async ({ folder, extras }: LiveRelease, path: string | undefined): Promise<string> => {
  const listed = path === undefined ? undefined : extras.files[path];
  if (path === undefined || !listed) return '';
  const content = await readFile(join(folder, path)).catch(() => null);
  const integrity = `sha384-${createHash('sha384')
    .update(content ?? '')
    .digest('base64')}`;
  return content && integrity === listed.integrity ? content.toString('utf8') : '';
};

/** Text that would end its own element is not written into the HTML. */
const readInlineScript = async (shell: LiveRelease): Promise<string> => {
  const text = await readText(shell, EARLY_FILE);
  return /<[!/]/.test(text) ? '' : text;
};

/** Text of the live shell's service worker; empty when there is no shell or it has none. */
export const readWorker = async (releasesDir: string, discovery: Discovery): Promise<string> => {
  const shell = liveRelease(releasesDir, discovery, 'shell');
  return shell ? readText(shell, WORKER_FILE) : '';
};

/** Puts a page's first view into the frame; without one the frame keeps its skeleton. */
const withFirstView = (frame: string, view: string): string => {
  const start = frame.indexOf(VIEW_START);
  const end = frame.lastIndexOf(VIEW_END);
  if (!view || start < 0 || end < start) return frame;
  return frame.slice(0, start + VIEW_START.length) + view + frame.slice(end);
};

const readView = async (live: LiveRelease, page: PageRoute, fill: Fill | null): Promise<string> => {
  const template = fill ? await readText(live, page.route.filledView) : '';
  return (fill && template && fill(template)) || readText(live, page.route.firstView);
};

/**
 * Collects what a page needs: the shell's entry and frame, the owning remote's entry, exposed chunk and page chunk.
 * `fill` fills the template of the page's first view.
 */
export const collectPageFiles = async (
  releasesDir: string,
  discovery: Discovery,
  page: PageRoute | null,
  { fill, isPageFont }: { fill: Fill | null; isPageFont: (path: string) => boolean },
): Promise<PageFiles | null> => {
  const shell = liveRelease(releasesDir, discovery, 'shell');
  if (!shell) return null;
  const { extras } = shell;
  const bootstrap = extras.modules?.[BOOTSTRAP_MODULE];
  const owner = page && page.owner !== 'shell' ? liveRelease(releasesDir, discovery, page.owner) : null;
  const owned = owner && page ? await ownersFiles(owner, page) : { scripts: [], styles: [] };
  return {
    entry: toFile(shell, shell.entry),
    starter: extras.files[STARTER_FILE] ? toFile(shell, STARTER_FILE) : null,
    inlineScript: await readInlineScript(shell),
    styles: withoutRepeats([
      ...(await toStyles(shell, extras.entryFiles?.css)),
      ...(await toStyles(shell, bootstrap?.css)),
      ...owned.styles,
    ]),
    scripts: withoutRepeats([
      ...toFiles(shell, bootstrap?.js),
      ...toFiles(shell, extras.sharedFiles),
      ...owned.scripts,
    ]),
    fonts: Object.keys(extras.files)
      .filter(isPageFont)
      .map((path) => fileAddress(shell.folderUrl, path)),
    picture: owner && page?.route.picture ? pictureOf(owner, page.route.picture) : null,
    frame: withFirstView(
      await readText(shell, FRAME_FILE),
      owner && page ? await readView(owner, page, fill) : '',
    ),
    icon: iconOf(shell),
    isOnlyLight: owner !== null && !owner.extras.manifest?.hasDarkScheme,
    addsStyleNonce: extras.manifest?.addsStyleNonce ?? false,
    takesTrustedTypes: extras.manifest?.takesTrustedTypes ?? false,
  };
};
