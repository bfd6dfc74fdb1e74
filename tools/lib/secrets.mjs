import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Secrets of this machine's shop: made once, kept beside its data, readable by the owner only. */
export const localSecrets = async (dataDir) => {
  const file = resolve(dataDir, 'secrets.json');
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const secrets = { JWT_SECRET: newSecret(), SIIGO_ACCESS_KEY: newSecret(), ...known };
  if (Object.keys(known).length !== Object.keys(secrets).length) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
};

const newSecret = () => randomBytes(32).toString('base64url');
