import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '#config/index.js';
import { consume, Limiters } from '#platform/throttle/index.js';

export type AttemptKind = 'login' | 'totp' | 'recovery' | 'reset' | 'email' | 'password';

export interface Attempt {
  readonly kind: AttemptKind;
  /** E-mail key, whether or not an account exists. */
  readonly account: string;
  readonly address: string;
  /** Known device of the account, counted separately. */
  readonly device?: string | null;
}

const REFUSED = 'AUTH.TOO_MANY_ATTEMPTS';
/** An account is under attack after this multiple of one address's limit; mails weigh more. */
const ATTACK_SHARE: Readonly<Record<AttemptKind, number>> = {
  login: 5,
  totp: 1,
  recovery: 1,
  reset: 1,
  email: 1,
  password: 1,
};
/** Few, but not zero. */
const ATTEMPTS_UNDER_ATTACK = 2;

/** Attempts from elsewhere never lock an account; a known device keeps its own limit. */
@Injectable()
export class AttemptLimiter {
  private readonly perDoor: RateLimiterAbstract;
  private readonly perDoorUnderAttack: RateLimiterAbstract;
  private readonly perAccount: RateLimiterAbstract;
  private readonly perAddress: RateLimiterAbstract;
  private readonly signUps: RateLimiterAbstract;
  private readonly maxPerAccount: number;

  constructor(limiters: Limiters, @Inject(CONFIG) { throttle }: Config) {
    const { perAccount, perAddress, windowSeconds } = throttle;
    this.maxPerAccount = perAccount;
    this.perDoor = limiters.open('door', perAccount, windowSeconds);
    this.perDoorUnderAttack = limiters.open(
      'door-under-attack',
      Math.min(ATTEMPTS_UNDER_ATTACK, perAccount),
      windowSeconds,
    );
    this.perAccount = limiters.open('account', Number.MAX_SAFE_INTEGER, windowSeconds);
    this.perAddress = limiters.open('address', perAddress, windowSeconds);
    this.signUps = limiters.open('signup', perAddress, windowSeconds);
  }

  /** @throws AUTH.TOO_MANY_ATTEMPTS with the time to wait */
  async count(attempt: Attempt): Promise<void> {
    const { kind, account, address, device } = attempt;
    if (!device) await consume(this.perAddress, `${kind}:${address}`, REFUSED);
    await consume(this.perDoor, doorOf(attempt), REFUSED);
    if (device) return;
    const tries = await consume(this.perAccount, `${kind}:${account}`, REFUSED);
    const isUnderAttack = tries > this.maxPerAccount * ATTACK_SHARE[kind];
    if (isUnderAttack) await consume(this.perDoorUnderAttack, doorOf(attempt), REFUSED);
  }

  /** @throws AUTH.TOO_MANY_ATTEMPTS */
  async countSignUp(address: string): Promise<void> {
    await consume(this.signUps, address, REFUSED);
  }

  /** Only failures stay counted. */
  async forgive(attempt: Attempt): Promise<void> {
    const { kind, account, address, device } = attempt;
    await this.perDoor.delete(doorOf(attempt));
    if (device) return;
    await this.perAddress.reward(`${kind}:${address}`);
    await this.perAccount.reward(`${kind}:${account}`);
    await this.perDoorUnderAttack.delete(doorOf(attempt));
  }
}

const doorOf = ({ kind, account, address, device }: Attempt): string =>
  `${kind}:${account}:${device ? `device ${device}` : address}`;
