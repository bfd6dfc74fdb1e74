import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** Argon2id with the library's defaults (19 MiB, 2 passes), as OWASP advises. */
@Injectable()
export class PasswordHasher {
  private decoy: Promise<string> | null = null;

  async hash(password: string): Promise<string> {
    return hash(password);
  }

  /** Whether the password matches; without a hash it takes the same time and returns false. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    this.decoy ??= this.hash('a password that nobody has');
    const fits = await verify(passwordHash ?? (await this.decoy), password);
    return fits && passwordHash !== null;
  }
}
