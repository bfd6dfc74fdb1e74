import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slimFederationRuntime } from '../slim-packages.js';
import noModuleImports from './no-module-imports.js';

const core = slimFederationRuntime()['@module-federation/runtime-tools/runtime-core'] ?? '';

describe('D the built federation runtime', () => {
  it('never imports an entry as a module [N-22-163]', () => {
    const installed = readFileSync(join(dirname(core), 'utils/load.js'), 'utf8');
    expect(installed).toMatch(/else import\(/);
    expect(noModuleImports(installed)).not.toMatch(/(?<!\.)import\(/);
  });

  it('fails the build when it contains an unknown kind of import', () => {
    expect(() => noModuleImports('import(entry)')).toThrow('expects other imports');
  });
});
