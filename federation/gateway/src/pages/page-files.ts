import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fileAddress,
  liveVersion,
  releaseFolder,
  type Registry,
  type RegistryExtras,
  type ShellManifest,
} from '@lacteos/remote-kit/registry';
import { inlineStyle, type InlineStyle } from './inline-styles.js';
import type { PageRoute } from '../content/page-routes.js';
import type { Fill } from '../site.js';

export interface PageFile {
  href: string;
  integrity: string;
}

export interface PageStyle extends PageFile {
  inline: InlineStyle | null;
}

export interface PageFiles {
  /** Without a live shell there is no page. */
  entry: PageFile;
  starter: PageFile | null;
  inlineScript: string;
  styles: PageStyle[];
  scripts: PageFile[];
  /** Address of the owner's release.json, where the page completes its entry. */
  release: string | null;
  fonts: string[];
  picture: string | null;
  frame: string;
  addsStyleNonce: boolean;
  takesTrustedTypes: boolean;
  icon: PageFile | null;
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
  /** From the verified registry: the store alone is not trusted. */
  extras: RegistryExtras;
  entry: string;
  folderUrl: string;
  folder: string;
}

const liveRelease = (releasesDir: string, registry: Registry, name: string): LiveRelease | null => {
  const version = liveVersion(registry, name);
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

/** For documents that name no icon; null without a shell or icon. */
export const iconAddress = (releasesDir: string, registry: Registry): string | null => {
  const shell = liveRelease(releasesDir, registry, 'shell');
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

/** Empty when the file is missing or differs from the one listed in the registry. */
const readText = async ({ folder, extras }: LiveRelease, path: string | undefined): Promise<string> => {
  const listed = path === undefined ? undefined : extras.files[path];
  if (path === undefined || !listed) return '';
  const content = await readFile(join(folder, path)).catch(() => null);
  const integrity = `sha384-${createHash('sha384')
    .update(content ?? '')
    .digest('base64')}`;
  return content && integrity === listed.integrity ? content.toString('utf8') : '';
};

/** Skips text that would end its script element. */
const readInlineScript = async (shell: LiveRelease): Promise<string> => {
  const text = await readText(shell, EARLY_FILE);
  return /<[!/]/.test(text) ? '' : text;
};

export const readWorker = async (releasesDir: string, registry: Registry): Promise<string> => {
  const shell = liveRelease(releasesDir, registry, 'shell');
  return shell ? readText(shell, WORKER_FILE) : '';
};

/** Without a first view the frame keeps its skeleton. */
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

export const collectPageFiles = async (
  releasesDir: string,
  registry: Registry,
  page: PageRoute | null,
  {
    fill,
    isPageFont,
    shortProjects,
  }: {
    fill: Fill | null;
    isPageFont: (path: string) => boolean;
    shortProjects: ReadonlySet<string>;
  },
): Promise<PageFiles | null> => {
  const shell = liveRelease(releasesDir, registry, 'shell');
  if (!shell) return null;
  const { extras } = shell;
  const manifest: ShellManifest | undefined = extras.manifest;
  const bootstrap = extras.modules?.[BOOTSTRAP_MODULE];
  const owner = page && page.owner !== 'shell' ? liveRelease(releasesDir, registry, page.owner) : null;
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
    release: owner && page && shortProjects.has(page.owner) ? `${owner.folderUrl}release.json` : null,
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
    addsStyleNonce: manifest?.addsStyleNonce ?? false,
    takesTrustedTypes: manifest?.takesTrustedTypes ?? false,
  };
};
