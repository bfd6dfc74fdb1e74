import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { DeployTarget, GateLevel } from '../contract.js';
import { DeployError } from '../deploy-error.js';
import { keysFromEnvironment } from '../key-settings.js';
import { openStorage } from '../store/open-storage.js';

const REPOSITORY_DOCUMENT = 'libs/contracts/openapi.json';
const GATES: readonly string[] = ['full', 'static', 'off'] satisfies GateLevel[];

const gateOf = (text: string): GateLevel => {
  if (GATES.includes(text)) return text as GateLevel;
  throw new DeployError('USAGE', `RELEASES_GATE=${text}: expected one of ${GATES.join(', ')}`);
};

/** Who works: as told, else the account of the CI run, else that of this machine. */
const actorOf = (env: NodeJS.ProcessEnv): string =>
  env['RELEASE_ACTOR'] ?? env['GITHUB_ACTOR'] ?? env['GITLAB_USER_LOGIN'] ?? userInfo().username;

/** The live API's own document where the shop's address is known, else the one of this repository. */
const apiDocumentOf = (env: NodeJS.ProcessEnv): string =>
  env['RELEASES_API_DOCUMENT'] ||
  (env['PUBLIC_URL'] ? new URL('/api/openapi.json', env['PUBLIC_URL']).href : REPOSITORY_DOCUMENT);

/** The target that the settings name. */
export const readTarget = async (env: NodeJS.ProcessEnv): Promise<DeployTarget> => {
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  return {
    ...(await openStorage(env, dataDir)),
    ...keysFromEnvironment(env, dataDir),
    releasesUrl: env['RELEASES_URL'] || '/releases',
    gate: gateOf(env['RELEASES_GATE'] || 'full'),
    actor: actorOf(env),
    apiDocument: apiDocumentOf(env),
  };
};
