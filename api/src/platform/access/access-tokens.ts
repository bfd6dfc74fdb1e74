import { Inject, Injectable } from '@nestjs/common';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';

const ISSUER = 'lacteos-api';
const ALGORITHM = 'HS256';
const MAX_KNOWN = 2_000;

export interface AccessClaims {
  readonly userId: number;
  readonly sessionVersion: number;
  /** The token counts only while this session is open. */
  readonly sessionId: string;
}

interface VerifiedToken {
  readonly claims: AccessClaims;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly known = new LRUCache<string, VerifiedToken>({ max: MAX_KNOWN });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.key = new TextEncoder().encode(config.jwtSecret);
  }

  /** Seconds. */
  get lifetime(): number {
    return this.config.accessTokenSeconds;
  }

  async sign(claims: AccessClaims, seconds = this.lifetime): Promise<string> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sv: claims.sessionVersion, sid: claims.sessionId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(claims.userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(this.key);
  }

  /** Expiry of a verified token, in epoch milliseconds. */
  endOf(authorization: string): number {
    return (decodeJwt(authorization.replace(/^Bearer /i, '')).exp ?? 0) * 1000;
  }

  /** null: forged, malformed or expired. */
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
      const { sv: sessionVersion, sid: sessionId, exp = 0 } = payload;
      return Number.isInteger(userId) && typeof sessionVersion === 'number' && typeof sessionId === 'string'
        ? { claims: { userId, sessionVersion, sessionId }, expiresAt: exp }
        : null;
    } catch {
      return null;
    }
  }
}
