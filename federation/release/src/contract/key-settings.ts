import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvReader } from '@lacteos/contracts/env';
import { parsePublicKeys } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from './contract.js';
import { ReleaseError } from './release-error.js';
import { readSigningKey } from './signing.js';

const LOCAL_KEYS_FILE = 'registry-keys.json';

export interface KeySettings {
  readonly signingKey: string | null;
  readonly publicKeys: string | null;
}

export const readKeySettings = (reader: EnvReader): KeySettings => ({
  signingKey: reader.optional('REGISTRY_SIGNING_KEY'),
  publicKeys: reader.optional('REGISTRY_PUBLIC_KEYS'),
});

/**
 * Falls back to the local shop's keys; missing keys fail only on signing.
 * @throws ReleaseError `KEY_INVALID`
 */
export const openKeys = (
  settings: KeySettings,
  dataDir: string,
): Pick<ReleaseTarget, 'signingKey' | 'publicKeys'> => {
  const local = settings.signingKey ? {} : localKeys(dataDir);
  const signingKey = settings.signingKey ?? local['REGISTRY_SIGNING_KEY'];
  return {
    ...(signingKey && { signingKey: readSigningKey(signingKey) }),
    publicKeys: publicKeysFrom(settings.publicKeys ?? local['REGISTRY_PUBLIC_KEYS'] ?? ''),
  };
};

const publicKeysFrom = (text: string): ReleaseTarget['publicKeys'] => {
  try {
    return parsePublicKeys(text);
  } catch (error) {
    throw new ReleaseError('KEY_INVALID', `REGISTRY_PUBLIC_KEYS: ${(error as Error).message}`);
  }
};

const localKeys = (dataDir: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(dataDir, LOCAL_KEYS_FILE), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
};
