import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

import { SerialQueue } from './serial-queue.js';

/** Argon2id with the library's defaults (19 MiB, 2 passes), as OWASP advises. */
@Injectable()
export class PasswordHasher {
  private decoy: Promise<string> | null = null;
  /** One at a time: parallel hashes would starve other requests of processor time. */
  private readonly turns = new SerialQueue();

  async hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password));
  }

  /** Takes the same time without a hash and returns false. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    this.decoy ??= this.hash('a password that nobody has');
    const stored = passwordHash ?? (await this.decoy);
    const fits = await this.turns.run(() => verify(stored, password));
    return fits && passwordHash !== null;
  }
}
