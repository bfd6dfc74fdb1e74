import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';

const ISSUER = 'lacteos-api';
const ALGORITHM = 'HS256';
const MOST_KNOWN = 2_000;

export interface AccessClaims {
  readonly userId: number;
  readonly sessionVersion: number;
}

interface VerifiedToken {
  readonly claims: AccessClaims;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Signs and reads the short-lived access tokens. */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  /** Tokens whose signature was checked before; a session sends the same one with every request. */
  private readonly known = new LRUCache<string, VerifiedToken>({ max: MOST_KNOWN });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.key = new TextEncoder().encode(config.jwtSecret);
  }

  /** Life of a token in seconds. */
  get lifetime(): number {
    return this.config.accessTokenSeconds;
  }

  async sign(claims: AccessClaims): Promise<string> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sv: claims.sessionVersion })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(claims.userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + this.lifetime)
      .sign(this.key);
  }

  /** The claims of a token, or null when it is forged, malformed or expired. */
  async read(token: string): Promise<AccessClaims | null> {
    const known = this.known.get(token);
    if (known && known.expiresAt > this.clock.now().getTime() / 1000) return known.claims;
    const verified = await this.verified(token);
    if (verified) this.known.set(token, verified);
    return verified?.claims ?? null;
  }

  private async verified(token: string): Promise<VerifiedToken | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        issuer: ISSUER,
        algorithms: [ALGORITHM],
        currentDate: this.clock.now(),
      });
      const userId = Number(payload.sub);
      return Number.isInteger(userId) && typeof payload.sv === 'number'
        ? { claims: { userId, sessionVersion: payload.sv }, expiresAt: payload.exp ?? 0 }
        : null;
    } catch {
      return null;
    }
  }
}
