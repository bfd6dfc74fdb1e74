import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { kitProblems, settingsIn } from './kit-problems.mjs';
import { readKit } from './read-kit.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const documented = settingsIn(readFileSync(resolve(ROOT, 'docs/settings.md'), 'utf8'));

type Kit = ReturnType<typeof readKit>;
const lastStage = (kit: Kit) => kit.stages[kit.stages.length - 1] as Kit['stages'][number];

describe('the check of the kit in ops/', () => {
  it('finds the same commands, users, paths and settings in every way to run the shop [N-21-012, N-21-263]', () => {
    expect(kitProblems(readKit(ROOT), documented)).toEqual([]);
  });

  it('finds that caches in front keep public pages without cookies [N-21-235]', () => {
    expect(readKit(ROOT).examples.gateway).toMatchObject({ SHARED_PAGE_SECONDS: '60' });
  });

  it.each([
    [
      'an API that starts without its options',
      (kit) => (kit.units.api.ExecStart = ['/opt/node/bin/node /srv/lacteos/api/dist/main.js']),
      /systemd API.*ExecStart.*max-semi-space-size/,
    ],
    [
      'an API on the Node of Debian',
      (kit) => (kit.units.api.ExecStart = ['/usr/bin/node /srv/lacteos/api/dist/main.js']),
      /systemd API.*ExecStart.*opt\/node/,
    ],
    [
      'an API whose threads take as many arenas as they like',
      (kit) => (kit.units.api.Environment = []),
      /systemd API.*Environment/,
    ],
    [
      'an API that keeps memory that was given back',
      (kit) => kit.units.api.Environment?.pop(),
      /systemd API.*Environment.*TRIM/,
    ],
    [
      'an outbox that nobody handles',
      (kit) => (kit.examples.worker['OUTBOX_WORKER'] = 'false'),
      /who handles the outbox.*"false","false"/,
    ],
    [
      'a process of the outbox with its settings before those of the API',
      (kit) => kit.units.worker.EnvironmentFile?.reverse(),
      /systemd Outbox.*EnvironmentFile/,
    ],
    [
      'a process of the outbox with another program',
      (kit) => (kit.services.worker.image = 'lacteos-gateway'),
      /compose worker.*image/,
    ],
    ['another user in a unit', (kit) => (kit.units.api.User = ['root']), /systemd API.*User/],
    [
      'a service that may write',
      (kit) => (kit.services.gateway.read_only = false),
      /compose gateway.*read_only/,
    ],
    [
      'a service whose log grows for ever',
      (kit) => delete kit.services.api.logging,
      /compose api.*rotation of the log/,
    ],
    [
      'another command of the job',
      (kit) => (kit.services.migrate.command = ['node']),
      /compose migrate.*command/,
    ],
    [
      'a copy that keeps a registry of the same size',
      (kit) => (kit.services['releases-copy'].command = ['aws s3 sync s3://lacteos/discovery /srv']),
      /compose releases-copy.*sync of the registry/,
    ],
    [
      'a setting that nothing reads',
      (kit) => (kit.examples.api['JWT_SECRETS'] = 'x'),
      /JWT_SECRETS is no setting/,
    ],
    [
      'a deployment without its budget',
      (kit) =>
        kit.manifests.splice(
          kit.manifests.findIndex(({ kind }) => kind === 'PodDisruptionBudget'),
          1,
        ),
      /disruption budget/,
    ],
    [
      'an image that runs as root',
      (kit) => (lastStage(kit).steps = lastStage(kit).steps.filter(({ word }) => word !== 'USER')),
      /Containerfile release-desk.*user/,
    ],
  ] as [string, (kit: ReturnType<typeof readKit>) => unknown, RegExp][])(
    'reports %s [N-21-012, N-21-198, N-21-213, N-21-217, N-21-221, N-21-234, N-21-251, N-21-263]',
    (_, spoil, expected) => {
      const kit = readKit(ROOT);
      spoil(kit);
      expect(kitProblems(kit, documented)).toEqual([expect.stringMatching(expected)]);
    },
  );
});
