import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { PACKAGES, readJson, SHARED } from './package-list.mjs';

const TOOLS = [
  '@module-federation/enhanced',
  '@rspack/cli',
  '@rspack/core',
  '@rspack/plugin-react-refresh',
  '@types/react',
  'typescript',
];

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const versionInUse = (name) => readJson(resolve(root, 'node_modules', name, 'package.json')).version;
const inUse = (names) => Object.fromEntries(names.map((name) => [name, versionInUse(name)]));

/** package.json of a remote that gets our libraries as packages: from `packages`, the files by name. */
const packageFile = (name, packages) =>
  json({
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    scripts: {
      build: 'rspack build --mode production',
      typecheck: 'tsc -p tsconfig.json',
      release: 'lacteos-release',
    },
    dependencies: {
      ...Object.fromEntries(
        PACKAGES.filter(({ bin }) => !bin).map((entry) => [entry.name, `file:${packages[entry.name]}`]),
      ),
      ...inUse(SHARED),
    },
    devDependencies: {
      ...Object.fromEntries(
        PACKAGES.filter(({ bin }) => bin).map((entry) => [entry.name, `file:${packages[entry.name]}`]),
      ),
      ...inUse(TOOLS),
    },
  });

const MANIFEST = (name, path, title) =>
  json({
    name,
    routes: [{ path, access: 'public', title, description: `${title} de Lácteos del Llano.` }],
    menu: [],
  });

const BUILD = `import { remoteConfig } from '@lacteos/remote-kit/build';

export default remoteConfig({ dir: import.meta.dirname });
`;

const TYPES = json({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
});

const REMOTE = (path) => `import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const FirstPage = lazy(async () => ({ default: (await import('./pages/first-page')).FirstPage }));

export const remote = defineRemote({ contract: 1, pages: { '${path}': FirstPage } });
`;

const PAGE = (title) => `import { useSession } from '@lacteos/remote-kit';
import { buttonClass } from '@lacteos/ui';
import { Link } from 'react-router-dom';

const useGreeting = (): string => {
  const session = useSession();
  return session.status === 'authenticated' ? \`Hola, \${session.user.name}.\` : 'Hola.';
};

export const FirstPage = () => (
  <section>
    <h1>${title}</h1>
    <p>{useGreeting()}</p>
    <Link className={buttonClass()} to="/products">
      Ir a la tienda
    </Link>
  </section>
);
`;

/** Writes a remote with one public page into an empty folder that knows nothing of this repository. */
export const writeRemote = ({ folder, name, path, title, packages }) => {
  const files = {
    'package.json': packageFile(name, packages),
    'remote.manifest.json': MANIFEST(name, path, title),
    'rspack.config.mjs': BUILD,
    'tsconfig.json': TYPES,
    'src/remote.tsx': REMOTE(path),
    'src/pages/first-page.tsx': PAGE(title),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};
