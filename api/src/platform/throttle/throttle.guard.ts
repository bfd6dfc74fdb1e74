import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ADDRESS_SHARE, type BudgetName, CONFIG, type Config } from '#config/index.js';
import { clientAddress } from '../http/client-address.js';
import { consume } from './consume.js';
import { Limiters } from './limiters.js';
import { type Storage, storageOf } from './storage.decorator.js';
import { bodyBytesOf, depositorOf, StoredBytes } from './stored-bytes.js';

const BUDGET = 'throttle:budget';

interface Limits {
  readonly account: RateLimiterAbstract;
  readonly address: RateLimiterAbstract;
}

/** All others have a budget, of their own or the general one. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Default of buyers' writes: anybody may open an account. */
const BUYER_TEXT: Storage = { by: 'body', budget: 'text', beside: 1_000, times: 1 };

@Injectable()
export class ThrottleGuard implements CanActivate {
  private readonly limits: ReadonlyMap<BudgetName, Limits>;

  constructor(
    limiters: Limiters,
    private readonly bytes: StoredBytes,
    @Inject(CONFIG) { throttle }: Config,
  ) {
    const names = Object.keys(throttle.budgets) as BudgetName[];
    const open = (name: BudgetName): Limits => ({
      account: limiters.open(`${name}:account`, throttle.budgets[name], throttle.windowSeconds),
      address: limiters.open(
        `${name}:address`,
        throttle.budgets[name] * ADDRESS_SHARE,
        throttle.windowSeconds,
      ),
    });
    this.limits = new Map(names.map((name) => [name, open(name)]));
  }

  /** @throws REQUEST.TOO_MANY with the time to wait */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const own = budgetOf(context.getHandler());
    const limits = this.limits.get(own ?? 'writes');
    if (!limits || (!own && READS.has(request.method))) return true;
    await consume(limits.address, clientAddress(request), 'REQUEST.TOO_MANY');
    if (request.user) await consume(limits.account, String(request.user.id), 'REQUEST.TOO_MANY');
    if (!READS.has(request.method)) await this.spendBytes(request, storageOf(context.getHandler()));
    return true;
  }

  private async spendBytes(request: FastifyRequest, declared: Storage | undefined): Promise<void> {
    const storage = declared ?? (request.user ? BUYER_TEXT : null);
    if (storage?.by === 'body') {
      const bytes = bodyBytesOf(request) * storage.times + storage.beside;
      await this.bytes.spend(storage.budget, depositorOf(request), bytes);
    }
    if (storage?.by === 'use case') await this.bytes.refuseSpent(storage.budget, depositorOf(request));
  }
}

export const Throttled = (budget: BudgetName): MethodDecorator => SetMetadata(BUDGET, budget);

export const budgetOf = (handler: object): BudgetName | undefined =>
  Reflect.getMetadata(BUDGET, handler) as BudgetName | undefined;
