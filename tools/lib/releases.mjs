import { resolve } from 'node:path';
import { run } from './run.mjs';
import { discoveryKeys } from './secrets.mjs';
import { frontEnds, root } from './workspace.mjs';

/** Builds every changed project; the others come from Nx's cache. */
export const buildAll = () =>
  run('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    failure: 'La compilación falló: corrija el error de arriba y repita.',
  });

/** Where the releases of a local shop are kept and made live, with its own key; `environment` names the discovery file. */
export const localTarget = async (dataDir, environment = 'local') => {
  const { folderTarget, readSigningKey } = await import('deploy');
  const { DISCOVERY_SIGNING_KEY } = await discoveryKeys(dataDir);
  return folderTarget({
    releasesDir: resolve(dataDir, 'releases'),
    discoveryFile: resolve(dataDir, 'discovery', `${environment}.json`),
    signingKey: readSigningKey(DISCOVERY_SIGNING_KEY),
    canStartOver: true,
    gate: 'off',
    actor: 'npm start',
  });
};

/** The public keys that a gateway of such a shop needs. */
export const localPublicKeys = async (dataDir) => (await discoveryKeys(dataDir)).DISCOVERY_PUBLIC_KEYS;

/** Lets the keys of projects and desk sign, in a shop of which the operator has not said so yet. */
const allowOwners = async (target, owners) => {
  const { allowKey, readDiscovery } = await import('deploy');
  const { trust } = await readDiscovery(target);
  const allowed = Object.values({ ...trust?.projects, desk: trust?.desk ?? {} }).flatMap(Object.keys);
  for (const [name, { publicKey }] of Object.entries(owners))
    if (!allowed.includes(publicKey.split(':')[0])) await allowKey(target, name, publicKey);
};

/** Publishes the built front ends and makes them live, each with its own key, exactly as a team does with `npm run release`. */
export const releaseAll = async (dataDir, projects = frontEnds) => {
  const target = await localTarget(dataDir);
  const { publicKeysOf, readSigningKey } = await import('deploy');
  const { owners } = await discoveryKeys(dataDir);
  await allowOwners(target, owners);
  const publicKeys = publicKeysOf(target.signingKey);
  const asTeam = (project) => ({
    ...target,
    publicKeys,
    signingKey: readSigningKey(owners[project].signingKey),
  });
  await Promise.all(projects.map((project) => releaseBuild(asTeam(project), resolve(root, project, 'dist'))));
  return target;
};

/** Publishes one build folder; what is live stays. */
export const publishBuild = async (target, buildDir) => {
  const { publish } = await import('deploy');
  return (await publish(buildDir, target)).release;
};

/** Makes a published release live. */
export const activateRelease = async (target, project, releaseId) => {
  const { activate } = await import('deploy');
  await activate(target, project, releaseId);
};

/** Brings back the release of a project that was live before. */
export const rollBackProject = async (target, project) => {
  const { rollBack } = await import('deploy');
  await rollBack(target, project);
};

/** Publishes one build folder and makes it live. */
export const releaseBuild = async (target, buildDir) => {
  const release = await publishBuild(target, buildDir);
  await activateRelease(target, release.name, release.releaseId);
  return release;
};

/** Publishes one build folder and gives it to a percentage of the visitors. */
export const tryBuild = async (target, buildDir, percent) => {
  const { canary, publish } = await import('deploy');
  const { release } = await publish(buildDir, target);
  await canary(target, release.name, percent, { releaseId: release.releaseId });
  return release;
};
