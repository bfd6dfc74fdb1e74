import { resolve } from 'node:path';
import { run } from '../machine/run.mjs';
import { registryKeys } from './secrets.mjs';
import { frontEnds, root } from '../workspace.mjs';

const SHELL = 'shell';

export const buildAll = () =>
  run('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    failure: 'La compilación falló: corrija el error de arriba y repita.',
  });

/** @typedef {Awaited<ReturnType<typeof localTarget>>} ReleaseTarget */

/**
 * Release store of a local shop, with its own key; `environment` names the registry.
 *
 * @param {string} dataDir
 */
export const localTarget = async (dataDir, environment = 'local') => {
  const { folderTarget, readSigningKey } = await import('@lacteos/release');
  const { REGISTRY_SIGNING_KEY } = await registryKeys(dataDir);
  return folderTarget({
    releasesDir: resolve(dataDir, 'releases'),
    registryFile: resolve(dataDir, 'discovery', `${environment}.json`),
    signingKey: readSigningKey(REGISTRY_SIGNING_KEY),
    canStartOver: true,
    gate: /** @type {const} */ ('off'),
    actor: 'npm start',
  });
};

/** @param {string} dataDir @returns {Promise<string>} the gateway's REGISTRY_PUBLIC_KEYS */
export const localPublicKeys = async (dataDir) => (await registryKeys(dataDir)).REGISTRY_PUBLIC_KEYS;

/** Permits the keys of projects and desk to sign, unless the operator has decided already. */
const allowOwners = async (target, owners) => {
  const { allowKey, readRegistry } = await import('@lacteos/release');
  const { trust } = await readRegistry(target);
  const allowed = Object.values({ ...trust?.projects, desk: trust?.desk ?? {} }).flatMap(Object.keys);
  for (const [name, { publicKey }] of Object.entries(owners))
    if (!allowed.includes(publicKey.split(':')[0])) await allowKey(target, name, publicKey);
};

/** Publishes and activates the built front ends, each with its own key, like `npm run release`. */
export const releaseAll = async (dataDir, projects = frontEnds) => {
  const target = await localTarget(dataDir);
  const { publicKeysOf, readSigningKey } = await import('@lacteos/release');
  const { owners } = await registryKeys(dataDir);
  await allowOwners(target, owners);
  const publicKeys = publicKeysOf(target.signingKey);
  const asTeam = (project) => ({
    ...target,
    publicKeys,
    signingKey: readSigningKey(owners[project].signingKey),
  });
  const release = (project) => releaseBuild(asTeam(project), resolve(root, project, 'dist'));
  // First the shell: it decides the form of the others' entries.
  if (projects.includes(SHELL)) await release(SHELL);
  await Promise.all(projects.filter((project) => project !== SHELL).map(release));
  return target;
};

/** @param {ReleaseTarget} target @param {string} buildDir */
export const publishBuild = async (target, buildDir) => {
  const { publish } = await import('@lacteos/release');
  return (await publish(buildDir, target)).release;
};

/** @param {ReleaseTarget} target @param {string} project @param {string} releaseId */
export const activateRelease = async (target, project, releaseId) => {
  const { activate } = await import('@lacteos/release');
  await activate(target, project, releaseId);
};

/** @param {ReleaseTarget} target @param {string} project */
export const rollBackProject = async (target, project) => {
  const { rollBack } = await import('@lacteos/release');
  await rollBack(target, project);
};

/** @param {ReleaseTarget} target @param {string} buildDir */
export const releaseBuild = async (target, buildDir) => {
  const release = await publishBuild(target, buildDir);
  await activateRelease(target, release.name, release.releaseId);
  return release;
};

/** @param {ReleaseTarget} target @param {string} buildDir @param {number} percent of the visitors */
export const tryBuild = async (target, buildDir, percent) => {
  const { canary, publish } = await import('@lacteos/release');
  const { release } = await publish(buildDir, target);
  await canary(target, release.name, percent, { releaseId: release.releaseId });
  return release;
};
