import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

const REPETITION = 'repeats:repetition';

/** Why the edge stores no answer of a write, and what keeps a repetition from doing it twice instead. */
export interface Repetition {
  /** `own key`: the use case stores the key with what it does. `nature`: a repetition changes nothing more. */
  readonly by: 'own key' | 'nature';
  readonly because: string;
}

const repeating = (repetition: Repetition): MethodDecorator =>
  applyDecorators(SetMetadata(REPETITION, repetition), ApiExtension(REPETITION_EXTENSION, repetition));

export const REPETITION_METADATA = REPETITION;
/** Of an operation in the OpenAPI document. */
export const REPETITION_EXTENSION = 'x-repetition';

/** The use case does its work once for each `Idempotency-Key` by itself. */
export const OwnKey = (because: string): MethodDecorator => repeating({ by: 'own key', because });

/** The write ignores an `Idempotency-Key`: a repetition is harmless, or its answer must not be stored. */
export const IgnoresKey = (because: string): MethodDecorator => repeating({ by: 'nature', because });
