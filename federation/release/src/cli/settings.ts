import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment, EnvReader } from '@lacteos/contracts/env';
import type { ReleaseTarget, GateLevel } from '../contract/contract.js';
import { openKeys, readKeySettings } from '../contract/key-settings.js';
import { readUsage } from '../contract/read-usage.js';
import { openStorage, readStorage } from '../store/open-storage.js';

const CONTRACT_DOCUMENT = '@lacteos/contracts/openapi.json';
const GATES: readonly GateLevel[] = ['full', 'static', 'off'];

/** The configured name, else the CI run's account, else this machine's. */
const readActor = (reader: EnvReader): string =>
  reader.optional('RELEASE_ACTOR') ??
  reader.optional('GITHUB_ACTOR') ??
  reader.optional('GITLAB_USER_LOGIN') ??
  userInfo().username;

/** The live API's document if the shop's address is known, else the bundled one. */
const documentOf = (publicUrl: string | null): string =>
  publicUrl === null
    ? fileURLToPath(import.meta.resolve(CONTRACT_DOCUMENT))
    : new URL('/api/openapi.json', publicUrl).href;

const readFields = (reader: EnvReader) => {
  const dataDir = resolve(reader.text('DATA_DIR', '.data'));
  const publicUrl = reader.url('PUBLIC_URL', ['http:', 'https:'], null);
  return {
    dataDir,
    storage: readStorage(reader, dataDir),
    keys: readKeySettings(reader),
    rest: {
      releasesUrl: reader.text('RELEASES_URL', '/releases'),
      gate: reader.choice('RELEASES_GATE', GATES, 'full'),
      actor: readActor(reader),
      apiDocument: reader.text('RELEASES_API_DOCUMENT', documentOf(publicUrl)),
      publicUrl,
    },
  };
};

/** @throws ReleaseError `USAGE` naming every bad variable, `KEY_INVALID`, `STORE_MISSING` */
export const readTarget = async (env: Environment, mustExist = true): Promise<ReleaseTarget> => {
  const { dataDir, storage, keys, rest } = readUsage(env, readFields);
  return {
    ...(await openStorage(storage, { mustExist })),
    ...openKeys(keys, dataDir),
    ...rest,
    firstFile: 'refused',
  };
};
