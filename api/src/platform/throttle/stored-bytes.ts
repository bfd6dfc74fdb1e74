import { Inject, Injectable } from '@nestjs/common';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ACCOUNTS_SHARE, type ByteBudgetName, CONFIG, type Config } from '#config/index.js';
import { clientAddress } from '../http/client-address.js';
import { consume } from './consume.js';
import { Limiters } from './limiters.js';

const DAY_SECONDS = 86_400;
const REFUSED = 'REQUEST.TOO_MANY';

export interface Depositor {
  readonly address: string;
  readonly accountId: number | null;
}
interface Allowance {
  readonly limiter: RateLimiterAbstract;
  readonly key: string;
}

/** Counted per window and per day. Accounts and addresses without one never spend each other's budget. */
@Injectable()
export class StoredBytes {
  constructor(
    private readonly limiters: Limiters,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws REQUEST.TOO_MANY with the time to wait; then nothing is spent */
  async spend(budget: ByteBudgetName, depositor: Depositor | null, bytes: number): Promise<void> {
    if (!depositor) return;
    const spent: Allowance[] = [];
    try {
      for (const pot of this.allowancesOf(budget, depositor)) {
        spent.push(pot);
        await consume(pot.limiter, pot.key, REFUSED, bytes);
      }
    } catch (refusal) {
      for (const { limiter, key } of spent) await limiter.reward(key, bytes);
      throw refusal;
    }
  }

  /** Checks before any work is done. @throws REQUEST.TOO_MANY */
  async refuseSpent(budget: ByteBudgetName, depositor: Depositor | null): Promise<void> {
    await this.spend(budget, depositor, 1);
  }

  private allowancesOf(budget: ByteBudgetName, { address, accountId }: Depositor): Allowance[] {
    const { bytes, windowSeconds } = this.config.throttle;
    const windows = [
      { name: budget, max: bytes[budget], seconds: windowSeconds },
      { name: `${budget}:day`, max: bytes[`${budget}Day`], seconds: DAY_SECONDS },
    ];
    const share = ACCOUNTS_SHARE[budget];
    return windows.flatMap(({ name, max, seconds }) => {
      const allowance = (owner: string, times: number, key: string): Allowance => ({
        limiter: this.limiters.open(`bytes:${name}:${owner}`, max * times, seconds),
        key,
      });
      if (accountId === null) return [allowance('address', 1, address)];
      return [allowance('accounts', share, address), allowance('account', 1, String(accountId))];
    });
  }
}

/** null for staff, whom the shop trusts with its database. */
export function depositorOf(request: FastifyRequest): Depositor | null {
  const { user } = request;
  if (user && user.id_role !== ROLES.user) return null;
  return { address: clientAddress(request), accountId: user?.id ?? null };
}

/** A body without a length counts as what was read of it. */
export function bodyBytesOf({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): number {
  const length = Number(headers['content-length']);
  if (headers['content-length'] !== undefined && Number.isSafeInteger(length)) return length;
  return body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));
}
