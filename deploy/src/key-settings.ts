import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePublicKeys } from '@lacteos/remote-kit/discovery';
import type { DeployTarget } from './contract.js';
import { DeployError } from './deploy-error.js';
import { readSigningKey } from './signing.js';

/** File beside a local shop's data with both halves of its pair; production names them in the environment. */
export const LOCAL_KEYS_FILE = 'discovery-keys.json';

/** The keys of the settings, else those of the local shop; none at all is no error until something is to be signed. */
export const keysFromEnvironment = (
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Pick<DeployTarget, 'signingKey' | 'publicKeys'> => {
  const known = env['DISCOVERY_SIGNING_KEY'] ? env : { ...localKeys(dataDir), ...env };
  const signingKey = known['DISCOVERY_SIGNING_KEY'];
  return {
    ...(signingKey && { signingKey: readSigningKey(signingKey) }),
    publicKeys: publicKeysFrom(known['DISCOVERY_PUBLIC_KEYS'] ?? ''),
  };
};

const publicKeysFrom = (text: string): DeployTarget['publicKeys'] => {
  try {
    return parsePublicKeys(text);
  } catch (error) {
    throw new DeployError('KEY_INVALID', `DISCOVERY_PUBLIC_KEYS: ${(error as Error).message}`);
  }
};

const localKeys = (dataDir: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(dataDir, LOCAL_KEYS_FILE), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
};
