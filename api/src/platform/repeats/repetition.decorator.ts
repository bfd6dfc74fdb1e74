import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** How a write is kept from being done twice where key, effect and answer can't be one transaction. */
export interface Repetition {
  /**
   * `outside`: it is done once by itself, outside of a transaction of the edge; its answer is stored after it. `own key`: the use case
   * stores the key with what it does. `nature`: a repetition changes nothing more, and no answer is stored.
   */
  readonly by: 'outside' | 'own key' | 'nature';
  readonly because: string;
}

const REPETITION_METADATA = 'repeats:repetition';
/** Of an operation in the OpenAPI document. */
export const REPETITION_EXTENSION = 'x-repetition';

const repeating = (repetition: Repetition): MethodDecorator =>
  applyDecorators(
    SetMetadata(REPETITION_METADATA, repetition),
    ApiExtension(REPETITION_EXTENSION, repetition),
  );

/**
 * No transaction may be around the use case: it calls another service, or what it records of a failure has to stay.
 * @param because what keeps it from being done twice
 */
export const OutsideTransaction = (because: string): MethodDecorator => repeating({ by: 'outside', because });

/** The use case does its work once for each `Idempotency-Key` by itself. */
export const OwnKey = (because: string): MethodDecorator => repeating({ by: 'own key', because });

/** The write ignores an `Idempotency-Key`: a repetition is harmless, or its answer must not be stored. */
export const IgnoresKey = (because: string): MethodDecorator => repeating({ by: 'nature', because });

/** How a handler declares that it is repeated; undefined for one transaction with its key. */
export const repetitionOf = (handler: object): Repetition | undefined =>
  Reflect.getMetadata(REPETITION_METADATA, handler) as Repetition | undefined;
