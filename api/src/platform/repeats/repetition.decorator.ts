import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** For writes whose key, effect and answer can't share one transaction. */
export interface Repetition {
  /**
   * `outside`: done once by itself, answer stored afterwards. `own key`: the use case stores the key. `nature`: a
   * repetition changes nothing more, no answer is stored.
   */
  readonly by: 'outside' | 'own key' | 'nature';
  readonly because: string;
}

const REPETITION_METADATA = 'repeats:repetition';
export const REPETITION_EXTENSION = 'x-repetition';

const repeating = (repetition: Repetition): MethodDecorator =>
  applyDecorators(
    SetMetadata(REPETITION_METADATA, repetition),
    ApiExtension(REPETITION_EXTENSION, repetition),
  );

/**
 * The use case calls another service, or its record of a failure has to stay.
 * @param because what keeps it from being done twice
 */
export const OutsideTransaction = (because: string): MethodDecorator => repeating({ by: 'outside', because });

/** The use case handles `Idempotency-Key` itself. */
export const OwnKey = (because: string): MethodDecorator => repeating({ by: 'own key', because });

/** A repetition is harmless, or the answer must not be stored. */
export const IgnoresKey = (because: string): MethodDecorator => repeating({ by: 'nature', because });

export const repetitionOf = (handler: object): Repetition | undefined =>
  Reflect.getMetadata(REPETITION_METADATA, handler) as Repetition | undefined;
