import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteFolders } from '../testing/remote-folders.js';
import { workspaceRoot } from './release-id.js';
import { EVERY_PAGE_NEEDS, LOADED_LATER, SHARED_EXPORTS, sharedPackages } from './shared.js';

const root = workspaceRoot(dirname(fileURLToPath(import.meta.url)));
const PROJECTS = ['shell/src', ...remoteFolders(root).map((name) => `${name}/src`), 'libs'];
const SKIPPED = /(^|\/)(node_modules|dist|testing)\/|\.spec\.tsx?$/;

const sources = PROJECTS.flatMap((project) =>
  readdirSync(join(root, project), { recursive: true, encoding: 'utf8' })
    .map((path) => join(project, path))
    .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path)),
);
const importsOf = (packageName: string): string[] => {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${packageName}'`, 'g');
  return sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => `${path}: ${name}`),
    ),
  );
};

describe('the shared packages', () => {
  it('are one copy each, of a version that every project accepts', () => {
    const shared = sharedPackages(join(root, 'shell'), root);
    expect(Object.keys(shared).sort()).toEqual([
      '@lacteos/api-client',
      '@lacteos/session-bus',
      'react',
      'react-dom',
      'react-dom/',
      'react-router-dom',
      'react/',
      'rxjs',
    ]);
    for (const setting of Object.values(shared)) {
      expect(setting).toMatchObject({ singleton: true, strictVersion: true });
      expect(setting.requiredVersion).toBe(`^${setting.version}`);
    }
  });

  it('and what else every page needs are named by paths that exist', () => {
    const paths = [...EVERY_PAGE_NEEDS, LOADED_LATER];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(Object.entries(SHARED_EXPORTS))(
    'offer every export of %s that a project imports',
    (name, offered) => {
      const imported = importsOf(name);
      expect(imported.length).toBeGreaterThan(0);
      expect(imported.filter((line) => !offered.includes(line.split(': ')[1] ?? ''))).toEqual([]);
    },
  );
});
