import { createRequire } from 'node:module';
import { join } from 'node:path';
import { libraryFolder, readPackage } from './release-id.js';

export interface SharedSetting {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  treeShaking?: { mode: 'runtime-infer'; usedExports: string[] };
}

// The same in every project: an export outside this list would bring a second router.
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

/** Exports that shared packages offer; importing another one fails the build. */
const SHARED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': ROUTER_EXPORTS,
  rxjs: RXJS_EXPORTS,
};

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

/** Paths from the workspace's root that every page needs. The shell bundles them: each request costs a round trip. */
export const EAGER_PATHS = [
  ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'rxjs'].map(
    (name) => `node_modules/${name}/`,
  ),
  'libs/session-bus/',
  'libs/contracts/src/reference/roles.ts',
  'libs/contracts/src/cookies.ts',
  'libs/contracts/src/general-texts.ts',
  'libs/api-client/src/',
];
/** Loaded with the first authenticated request or write (axios). */
export const LAZY_PATH = 'libs/api-client/src/sending/';

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

export const reactPackages = (dir: string): Record<string, SharedSetting> => {
  const react = setting(versionOf(dir, 'react'));
  const reactDom = setting(versionOf(dir, 'react-dom'));
  return { react, 'react/': react, 'react-dom': reactDom, 'react-dom/': reactDom };
};

/**
 * Packages shared by all projects. Development builds bring them whole, since exports are dropped only when
 * optimising. antd is a library (`library/`).
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
