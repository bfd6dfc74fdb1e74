import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

import { OneAtATime } from './one-at-a-time.js';

/** Argon2id with the library's defaults (19 MiB, 2 passes), as OWASP advises. */
@Injectable()
export class PasswordHasher {
  private decoy: Promise<string> | null = null;
  /** Each needs 19 MiB and a processor for itself: four threads of sign-ins would leave nothing to the other requests. */
  private readonly turns = new OneAtATime();

  async hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password));
  }

  /** Whether the password matches; without a hash it takes the same time and returns false. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    this.decoy ??= this.hash('a password that nobody has');
    const stored = passwordHash ?? (await this.decoy);
    const fits = await this.turns.run(() => verify(stored, password));
    return fits && passwordHash !== null;
  }
}
