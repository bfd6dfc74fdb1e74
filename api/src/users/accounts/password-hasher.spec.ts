import { describe, expect, it } from '@jest/globals';

import { PasswordHasher } from './password-hasher.js';

describe('a stored password', () => {
  const hasher = new PasswordHasher();

  it('is hashed with Argon2id, 19 MiB and two passes, with its own salt', async () => {
    const [one, other] = [await hasher.hash('Lacteos2026!'), await hasher.hash('Lacteos2026!')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('is checked against a hash of the same cost when there is no account', async () => {
    expect(await hasher.matches('Lacteos2026!', await hasher.hash('Lacteos2026!'))).toBe(true);
    expect(await hasher.matches('a password that nobody has', null)).toBe(false);
    expect(await (hasher as unknown as { decoy: Promise<string> }).decoy).toMatch(/\$m=19456,t=2,p=1\$/);
  });
});
