import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { frontEnds } from '../workspace.mjs';

export const DESK = 'release-desk';

/** Created once, stored beside the data, readable by the owner only. */
export const localSecrets = async (dataDir) => {
  const file = resolve(dataDir, 'secrets.json');
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const secrets = {
    JWT_SECRET: newSecret(),
    SIIGO_ACCESS_KEY: newSecret(),
    REPORT_TICKET_SECRET: newSecret(),
    ...wompiKeys(),
    ...known,
  };
  if (Object.keys(known).length !== Object.keys(secrets).length) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
};

/**
 * The keys of a local shop, created once: the operator's pair, which the release tool reads from the same file, and under
 * `owners` one of each project and of the release desk. The gateway gets the operator's public key only.
 *
 * @returns {Promise<{REGISTRY_SIGNING_KEY: string, REGISTRY_PUBLIC_KEYS: string,
 *   owners: Record<string, {signingKey: string, publicKey: string}>}>}
 */
export const registryKeys = async (dataDir) => {
  const file = resolve(dataDir, 'registry-keys.json');
  const known = await readKeys(file, resolve(dataDir, 'discovery-keys.json'));
  const missing = [...frontEnds, DESK].filter((name) => !known.owners?.[name]);
  if (missing.length === 0 && existsSync(file)) return known;
  const { newKeyPair } = await import('@lacteos/release');
  const { signingKey, publicKey } = newKeyPair();
  const keys = {
    REGISTRY_SIGNING_KEY: signingKey,
    REGISTRY_PUBLIC_KEYS: publicKey,
    ...known,
    owners: { ...known.owners, ...Object.fromEntries(missing.map((name) => [name, newKeyPair()])) },
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
};

/** A shop before 1.2 has the same keys in the former file, under their former names. */
const readKeys = async (file, formerFile) => {
  const text = await readFile(existsSync(file) ? file : formerFile, 'utf8').catch(() => '{}');
  return JSON.parse(text.replaceAll('"DISCOVERY_', '"REGISTRY_'));
};

const wompiKeys = () => ({
  WOMPI_PUBLIC_KEY: `pub_test_${randomBytes(16).toString('hex')}`,
  WOMPI_PRIVATE_KEY: `prv_test_${randomBytes(16).toString('hex')}`,
  WOMPI_INTEGRITY_SECRET: `test_integrity_${randomBytes(16).toString('hex')}`,
  WOMPI_EVENTS_SECRET: `test_events_${randomBytes(16).toString('hex')}`,
});

const newSecret = () => randomBytes(32).toString('base64url');
