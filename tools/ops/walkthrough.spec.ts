import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { namesIn, walkthroughBlocks } from './walkthrough-blocks.mjs';

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = (path: string): string => readFileSync(file(path), 'utf8');
const blocks = walkthroughBlocks(text('docs/installation.md'));
const scriptsOf = (workspace: string): Record<string, string> =>
  (JSON.parse(text(`${workspace}/package.json`)) as { scripts: Record<string, string> }).scripts;

/** Names in a block that the repository does not have. */
const missingIn = (block: string): string[] => {
  const { scripts, files, units, settings, projects } = namesIn(block);
  const examples = ['api', 'worker', 'gateway', 'release-desk', 'backup']
    .map((name) => text(`ops/settings/${name}.env.example`))
    .join('\n');
  const sourceOf = (path: string): string => path.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  return [
    ...scripts.filter(({ script, workspace }) => !scriptsOf(workspace)[script]).map(({ script }) => script),
    ...files.filter((path) => !/[*$]/.test(path) && !existsSync(file(sourceOf(path)))),
    ...units.filter((unit) => !existsSync(file(`ops/systemd/${unit}.service`))),
    ...settings.filter((name) => !new RegExp(`^${name}=`, 'm').test(examples)),
    ...projects.filter((project) => !existsSync(file(`${project}/package.json`))),
  ];
};

describe('the walkthrough from an empty machine to a shop', () => {
  it('installs the Node version of the images where the units expect it [N-21-234]', () => {
    const [, version] =
      /npm install --global --prefix \/opt\/node node@(\S+)/.exec(blocks[0]?.text ?? '') ?? [];
    expect(text('ops/Containerfile')).toContain(`/node:${version}-`);
  });

  it('has a block of commands for each of its ten steps [N-21-013]', () => {
    expect(blocks).toHaveLength(10);
  });

  it.each(blocks.map(({ title, text: block }): [string, string] => [title, block]))(
    'uses only commands that parse and things that exist: %s [N-21-013]',
    (_, block) => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      expect(missingIn(block)).toEqual([]);
    },
  );

  it.each([
    ['npm run deploy', 'deploy'],
    ['npm run upgrade -w api', 'upgrade'],
    ['node api/dist/create-boss.js', 'api/dist/create-boss.js'],
    ['systemctl start lacteos-boss', 'lacteos-boss'],
    ['sed -i "s|^JWT_KEY=.*|x|" f', 'JWT_KEY'],
    ['for project in mfe-boss; do', 'mfe-boss'],
  ])('is rejected when %s names something that is missing [N-21-013]', (block, missing) => {
    expect(missingIn(block)).toEqual([missing]);
  });
});
