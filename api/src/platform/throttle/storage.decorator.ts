import { SetMetadata } from '@nestjs/common';
import type { ByteBudgetName } from '#config/index.js';

/** Bytes that a call may leave in the database, and their bound. */
export type Storage =
  | { readonly by: 'body'; readonly budget: ByteBudgetName; readonly beside: number; readonly times: number }
  | { readonly by: 'use case'; readonly budget: ByteBudgetName }
  /** Spent for the account that the use case finds: nobody spends another's. */
  | { readonly by: 'owner'; readonly budget: ByteBudgetName }
  | { readonly by: 'attempts'; readonly bytes: number }
  | { readonly by: 'nothing'; readonly because: string };

const STORAGE = 'throttle:storage';
const storing = (storage: Storage): MethodDecorator => SetMetadata(STORAGE, storage);

/**
 * @param beside maximum bytes besides the body: rows, keys, a message
 * @param times how often the body is written
 */
export const Stores = (budget: ByteBudgetName, beside: number, times = 1): MethodDecorator =>
  storing({ by: 'body', budget, beside, times });

/** The use case calls `StoredBytes.spend`; a caller whose budget is spent is refused before it. */
export const StoresMeasured = (budget: ByteBudgetName): MethodDecorator =>
  storing({ by: 'use case', budget });

/** The use case calls `StoredBytes.spend` for an account that proved itself. */
export const StoresForOwner = (budget: ByteBudgetName): MethodDecorator => storing({ by: 'owner', budget });

/** @param bytes maximum of one call; `AttemptLimiter` counts calls of the address */
export const StoresByAttempts = (bytes: number): MethodDecorator => storing({ by: 'attempts', bytes });

export const StoresNothing = (because: string): MethodDecorator => storing({ by: 'nothing', because });

export const storageOf = (handler: object): Storage | undefined =>
  Reflect.getMetadata(STORAGE, handler) as Storage | undefined;
