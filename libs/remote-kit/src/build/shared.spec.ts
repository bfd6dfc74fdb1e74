import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from './release-id.js';
import { EVERY_PAGE_NEEDS, LOADED_LATER, sharedPackages, unofferedImports } from './shared.js';

const root = workspaceRoot(dirname(fileURLToPath(import.meta.url)));

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

  it.each([
    ["import { Link, useParams } from 'react-router-dom';", []],
    ["import { type Location, Form } from 'react-router-dom';", ['Form of react-router-dom']],
    ["import {\n  map,\n  merge as join,\n} from 'rxjs';", ['merge of rxjs']],
    ["import { merge } from './rxjs';", []],
  ])('that are shared in part do not offer some imports of %j: %j', (source, expected) => {
    expect(unofferedImports(source)).toEqual(expected);
  });
});
