import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from './release-id.js';
import { EAGER_PATHS, LAZY_PATH, sharedPackages, unofferedImports } from './shared.js';

const root = workspaceRoot(dirname(fileURLToPath(import.meta.url)));

describe('the shared packages', () => {
  it('are installed once each, in a version that every project accepts', () => {
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
    const paths = [...EAGER_PATHS, LAZY_PATH];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  // A relative import would bring a second copy of the package: its token renewal, its errors, its axios.
  it.each(['live', 'query'])(
    'are imported by name in @lacteos/api-client/%s, which is not shared [N-22-074]',
    (part) => {
      const folder = join(root, 'libs/api-client/src', part);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /^(?!.*\.spec\.).*\.tsx?$/.test(file),
      );
      expect(files.length).toBeGreaterThan(2);
      const imports = files.flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
          join(folder, dirname(file), path),
        ),
      );
      expect(imports.filter((path) => !path.startsWith(folder))).toEqual([]);
    },
  );

  it.each([
    ["import { Link, useParams } from 'react-router-dom';", []],
    ["import { type Location, Form } from 'react-router-dom';", ['Form of react-router-dom']],
    ["import {\n  map,\n  merge as join,\n} from 'rxjs';", ['merge of rxjs']],
    ["import { merge } from './rxjs';", []],
  ])('that are shared in part do not offer some imports of %j: %j', (source, expected) => {
    expect(unofferedImports(source)).toEqual(expected);
  });
});
