import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey, maskedAddress } from '@lacteos/contracts/http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { currentRequest } from '../origin/index.js';

/** docs/security.md lists when each happens. */
export type SecurityEventName =
  | 'sign_in.succeeded'
  | 'sign_in.failed'
  | 'attempts.refused'
  | 'budget.exceeded'
  | 'access.denied'
  | 'recovery.failed'
  | 'password.changed'
  | 'email.changed'
  | 'data.exported'
  | 'account.erased'
  | 'session.token_reused'
  | 'session.ended'
  | 'totp.enabled'
  | 'totp.disabled'
  | 'staff.action';

/** No field holds what a person typed; `account` is written as a keyed hash. */
export interface SecurityFacts {
  readonly actorId?: number | null;
  readonly subjectId?: number;
  /** Key of the e-mail that was tried, whether or not an account exists. */
  readonly account?: string;
  readonly code?: string;
  /** Method and pattern, without the values of parameters. */
  readonly route?: string;
  readonly status?: number;
  readonly reason?: string;
}

const KEY_BYTES = 32;
const HASH_DIGITS = 16;

@Injectable()
export class SecurityEvents {
  private readonly logger = new Logger('Security');
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { jwtSecret }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'security-events', KEY_BYTES));
  }

  /** Equal addresses and accounts have equal hashes, which only the holder of the key can compute. */
  record(event: SecurityEventName, { account, ...facts }: SecurityFacts = {}): void {
    const request = currentRequest();
    this.logger.warn(
      {
        event,
        actorId: request?.user?.id ?? null,
        ...facts,
        ...(account === undefined ? {} : { account: this.hashOf(account) }),
        ...(request
          ? {
              reqId: request.id,
              address: this.hashOf(addressKey(request.ip)),
              network: maskedAddress(request.ip),
            }
          : {}),
      },
      'security event',
    );
  }

  private hashOf(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex').slice(0, HASH_DIGITS);
  }
}
