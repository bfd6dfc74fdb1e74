import { apiStart } from '../shop/api-start.mjs';
import { imageOf } from './containerfile.mjs';

const FOLDER = '/srv/lacteos';
const NODE = '/opt/node/bin/node';
const DATA = '/var/lib/lacteos';
/** Written folders by image; the default is {@link DATA}. */
const FOLDERS = { gateway: [DATA, '/var/lib/lacteos-gateway'] };
const foldersOf = (image) => FOLDERS[image] ?? [DATA];
const USER = '10001:10001';
/** Measured: otherwise the allocator uses 8 arenas per processor and keeps up to 64 MB of freed memory. */
const { options: OPTIONS, program: PROGRAM, variables: ALLOCATOR } = apiStart();
const PROCESSES = {
  api: {
    command: [...OPTIONS, `api/${PROGRAM}`].join(' '),
    port: 4210,
    portName: 'API_PORT',
    health: '/api/health/ready',
  },
  gateway: { command: 'shell/server/dist/main.js', port: 4200, portName: 'PORT', health: '/healthz' },
  'release-desk': {
    command: 'federation/release/dist/desk/main.js',
    port: 4216,
    portName: 'DESK_PORT',
    health: '/health',
  },
};
const MIGRATE = ['node', 'api/dist/migrate.js', 'up'];
const FOREIGN = /^(MARIADB_|MINIO_|AWS_|MALLOC_)/;

export const kitProblems = (kit, documentedSettings) => {
  const problems = [];
  const expect = (where, what, got, wanted) => {
    const [left, right] = [JSON.stringify(got), JSON.stringify(wanted)];
    if (left !== right) problems.push(`${where}: ${what} is ${left}, expected ${right}`);
  };
  for (const [name, wanted] of Object.entries(PROCESSES)) {
    checkImage(kit, name, wanted, expect);
    checkService(kit, name, name, expect);
    checkUnit(kit.units[name], [name], [commandLine(wanted.command)], expect);
    checkDeployment(kit, name, name, wanted, expect);
    checkEndpoint(kit, name, wanted, expect);
  }
  checkWorker(kit, expect);
  const { env } = imageOf(kit.stages, 'api');
  for (const [name, value] of Object.entries(ALLOCATOR)) expect('Containerfile api', name, env[name], value);
  const assignments = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);
  expect('systemd API', 'Environment', kit.units.api.Environment, assignments);
  expect('systemd worker', 'Environment', kit.units.worker.Environment, assignments);
  checkUnit(kit.units.migrate, ['api'], [`${NODE} ${FOLDER}/${MIGRATE.slice(1).join(' ')}`], expect);
  expect('compose migrate', 'command', kit.services.migrate.command, MIGRATE);
  // `s3 sync` would skip a changed registry of equal size.
  const [copy] = kit.services['releases-copy'].command;
  expect('compose releases-copy', 'sync of the registry', /s3 sync .*discovery/.test(copy), false);
  const job = podOf(kit, 'Job', 'migrate');
  expect('kubernetes migrate', 'command', job?.containers[0].command, MIGRATE);
  checkPod(job, 'kubernetes migrate', expect);
  for (const [where, name] of settingsOf(kit))
    if (!FOREIGN.test(name) && !documentedSettings.has(name))
      problems.push(`${where}: ${name} is no setting of docs/settings.md`);
  return problems;
};

const commandLine = (command) => `${NODE} ${command.replace(/(?<!\S)\S+$/, `${FOLDER}/$&`)}`;

const checkImage = ({ stages }, name, { command, port, portName, health }, expect) => {
  const image = imageOf(stages, name);
  const where = `Containerfile ${name}`;
  expect(where, 'command', image.command, ['node', ...command.split(' ')]);
  expect(where, 'user', image.user, USER);
  expect(where, 'folder', image.folder, FOLDER);
  expect(where, 'ports', image.ports, [port]);
  expect(where, portName, image.env[portName], String(port));
  expect(where, 'NODE_ENV', image.env.NODE_ENV, 'production');
  expect(where, 'health check', image.health?.join(' ').includes(`127.0.0.1:${port}${health}'`), true);
};

const checkService = ({ services }, name, image, expect) => {
  const service = services[name];
  const where = `compose ${name}`;
  expect(where, 'image', service?.image, `lacteos-${image}`);
  expect(where, 'user', service?.user, USER);
  expect(where, 'read_only', service?.read_only, true);
  expect(where, 'cap_drop', service?.cap_drop, ['ALL']);
  expect(where, 'rotation of the log', Object.keys(service?.logging?.options ?? {}), [
    'max-size',
    'max-file',
  ]);
  expect(where, 'env_file', service?.env_file, `settings/${image}.env`);
  const targets = (service?.volumes ?? []).map((volume) => volume.split(':')[1]);
  expect(where, 'volumes', targets, foldersOf(image));
};

const checkUnit = (unit, examples, command, expect) => {
  const where = `systemd ${unit.Description?.[0]}`;
  expect(where, 'ExecStart', unit.ExecStart, command);
  expect(
    where,
    'EnvironmentFile',
    unit.EnvironmentFile,
    examples.map((name) => `/etc/lacteos/${name}.env`),
  );
  expect(where, 'WorkingDirectory', unit.WorkingDirectory, [FOLDER]);
  expect(where, 'User', unit.User, ['lacteos']);
  const folders = foldersOf(examples[0]).map((folder) => folder.split('/').at(-1));
  expect(where, 'StateDirectory', unit.StateDirectory, [folders.join(' ')]);
};

const checkDeployment = (kit, name, image, { command, port, health }, expect) => {
  const where = `kubernetes ${name}`;
  const pod = podOf(kit, 'Deployment', name);
  const container = pod?.containers[0];
  expect(where, 'command', container?.command, ['node', ...command.split(' ')]);
  expect(where, 'image', container?.image, `lacteos-${image}`);
  expect(where, 'readiness', container?.readinessProbe?.httpGet, { path: health, port });
  const mounted = container?.volumeMounts.map(({ mountPath }) => mountPath) ?? [];
  expect(
    where,
    'data',
    mounted.filter((path) => path !== '/tmp'),
    foldersOf(image),
  );
  expect(where, 'secret', container?.envFrom, [{ secretRef: { name: image } }]);
  checkPod(pod, where, expect);
};

const checkEndpoint = (kit, name, { port }, expect) => {
  const where = `kubernetes ${name}`;
  const service = found(kit, 'Service', name);
  expect(where, 'service', service?.spec.ports, [{ port, targetPort: port }]);
  expect(where, 'selector', service?.spec.selector, { app: name });
  const { replicas } = found(kit, 'Deployment', name)?.spec ?? {};
  if (replicas > 1) {
    const budget = found(kit, 'PodDisruptionBudget', name);
    expect(where, 'disruption budget', budget?.spec, {
      minAvailable: 1,
      selector: { matchLabels: { app: name } },
    });
  }
};

/** The outbox has its own process with the API's program, image and settings; the API leaves it alone. */
const checkWorker = (kit, expect) => {
  checkUnit(kit.units.worker, ['api', 'worker'], [commandLine(PROCESSES.api.command)], expect);
  checkService(kit, 'worker', 'api', expect);
  checkDeployment(kit, 'worker', 'api', PROCESSES.api, expect);
  const { examples, services } = kit;
  const ofPod = (name) =>
    podOf(kit, 'Deployment', name)?.containers[0].env.find((variable) => variable.name === 'OUTBOX_WORKER');
  expect(
    'who handles the outbox',
    'OUTBOX_WORKER of API and worker in settings, compose, kubernetes',
    [
      [examples.api.OUTBOX_WORKER, examples.worker.OUTBOX_WORKER],
      [services.api.environment.OUTBOX_WORKER, services.worker.environment.OUTBOX_WORKER],
      [ofPod('api')?.value, ofPod('worker')?.value],
    ],
    Array(3).fill(['false', 'true']),
  );
};

const checkPod = (pod, where, expect) => {
  const { runAsNonRoot, runAsUser, runAsGroup } = pod?.securityContext ?? {};
  expect(where, 'user', [runAsNonRoot, `${runAsUser}:${runAsGroup}`], [true, USER]);
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } =
    pod?.containers[0].securityContext ?? {};
  expect(
    where,
    'privileges',
    [allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities],
    [false, true, { drop: ['ALL'] }],
  );
};

const found = ({ manifests }, kind, name) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const podOf = (kit, kind, name) => found(kit, kind, name)?.spec.template.spec;

const settingsOf = ({ stages, services, manifests, examples }) => [
  ...stages.flatMap(({ name }) =>
    Object.keys(imageOf(stages, name).env).map((variable) => [`Containerfile ${name}`, variable]),
  ),
  ...Object.entries(services).flatMap(([name, { environment }]) =>
    Object.keys(environment ?? {}).map((variable) => [`compose ${name}`, variable]),
  ),
  ...Object.entries(examples).flatMap(([name, variables]) =>
    Object.keys(variables).map((variable) => [`settings/${name}.env.example`, variable]),
  ),
  ...manifests.flatMap(({ spec, metadata }) =>
    (spec?.template?.spec.containers ?? []).flatMap(({ env }) =>
      (env ?? []).map((variable) => [`kubernetes ${metadata.name}`, variable.name]),
    ),
  ),
];

export const settingsIn = (markdown) =>
  new Set(
    [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].flatMap(
      ([, code]) => code.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? [],
    ),
  );
