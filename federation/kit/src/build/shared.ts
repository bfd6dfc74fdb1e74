import { createRequire } from 'node:module';
import { join } from 'node:path';
import { libraryFolder, readPackage } from './release-id.js';

/** How one package is shared between the shell and the remotes. */
export interface SharedSetting {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  treeShaking?: { mode: 'runtime-infer'; usedExports: string[] };
}

// The same list in every project: a project that used an export outside it would bring a second router.
const ROUTER_EXPORTS = [
  'BrowserRouter',
  'generatePath',
  'Link',
  'matchPath',
  'matchRoutes',
  'Navigate',
  'NavLink',
  'Outlet',
  'Route',
  'Routes',
  'useLocation',
  'useNavigate',
  'useParams',
  'useRoutes',
  'useSearchParams',
];
const RXJS_EXPORTS = [
  'BehaviorSubject',
  'distinctUntilChanged',
  'filter',
  'firstValueFrom',
  'map',
  'Observable',
  'Subject',
];

/** Exports that a shared package offers to everyone; a build whose sources import another one fails. */
const SHARED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ROUTER_EXPORTS,
  rxjs: RXJS_EXPORTS,
};

/** Imports of a source text from a shared package that the package does not offer: 'Form of react-router-dom'. */
export const unofferedImports = (source: string): string[] =>
  Object.entries(SHARED_EXPORTS).flatMap(([name, offered]) =>
    [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from ['"]${name}['"]`, 'g'))].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((imported) => imported.split(/\sas\s/, 1)[0]?.trim() ?? '')
          .filter((imported) => imported !== '' && !imported.startsWith('type '))
          .filter((imported) => !offered.includes(imported))
          .map((imported) => `${imported} of ${name}`),
    ),
  );

/**
 * Files and folders that every page needs, from the root of the workspace. The shell brings them in one file: each further
 * request costs a round trip of the weak network.
 */
export const EVERY_PAGE_NEEDS = [
  ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'rxjs'].map(
    (name) => `node_modules/${name}/`,
  ),
  'libs/session-bus/',
  'libs/contracts/src/reference/roles.ts',
  'libs/contracts/src/cookies.ts',
  'libs/contracts/src/general-texts.ts',
  'libs/api-client/src/',
];
/** Of these, what is loaded with the first request of somebody signed in or the first write: axios. */
export const LOADED_LATER = 'libs/api-client/src/sending/';

const versionOf = (dir: string, name: string): string => {
  const require = createRequire(join(dir, 'package.json'));
  return (require(`${name}/package.json`) as { version: string }).version;
};

const setting = (version: string, usedExports?: string[]): SharedSetting => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
  ...(usedExports ? { treeShaking: { mode: 'runtime-infer', usedExports } } : {}),
});

/** React and its renderer, with the modules below them. */
export const reactPackages = (dir: string): Record<string, SharedSetting> => {
  const react = setting(versionOf(dir, 'react'));
  const reactDom = setting(versionOf(dir, 'react-dom'));
  return { react, 'react/': react, 'react-dom': reactDom, 'react-dom/': reactDom };
};

/**
 * What every project shares: one React, router, RxJS, session bus and API client in the page. antd is a library (`library/`). A build
 * of development brings the packages whole, because the bundler takes exports away only from what it optimises.
 */
export const sharedPackages = (
  dir: string,
  root: string,
  isProduction = true,
): Record<string, SharedSetting> => ({
  ...reactPackages(dir),
  'react-router-dom': setting(versionOf(dir, 'react-router-dom'), isProduction ? ROUTER_EXPORTS : undefined),
  rxjs: setting(versionOf(dir, 'rxjs'), isProduction ? RXJS_EXPORTS : undefined),
  '@lacteos/session-bus': setting(readPackage(libraryFolder(root, '@lacteos/session-bus')).version),
  // It brings axios, which no remote should load a second time.
  '@lacteos/api-client': setting(readPackage(libraryFolder(root, '@lacteos/api-client')).version),
});
