import { readDocument, readIdentification } from '@lacteos/contracts/identification/identification';
import { DIGITS_PATTERN, LIMITS, TEXTS } from '@lacteos/contracts/validation';
import { applyDecorators } from '@nestjs/common';
import type { FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';
import { TextField } from './text-fields.js';

/** The document type that the same body names. */
type TypeOf = (body: object) => unknown;

const typeIn = (typeOf: TypeOf, body: object): string | undefined => {
  const type = typeOf(body);
  return typeof type === 'string' ? type : undefined;
};

/** A document number of the type that `typeOf` finds in the body; its service judges the number by that type. */
export const DocumentField = (
  typeOf: TypeOf,
  options: FieldOptions & { max?: number } = {},
): PropertyDecorator =>
  TextField({
    max: LIMITS.document,
    ...options,
    read: (typed, body) => readDocument(typeIn(typeOf, body), typed),
  });

/** The document of an account, which has digits only whatever its type. */
export const AccountDocumentField = (typeOf: TypeOf): PropertyDecorator =>
  applyDecorators(
    DocumentField(typeOf, { message: TEXTS.documentInvalid }),
    Satisfies('documentDigits', (value, body) => isOfDigits(value, typeIn(typeOf, body)), {
      message: TEXTS.documentInvalid,
    }),
  );

/** A NIT may still have a check digit, which its service refuses when it is wrong. */
const isOfDigits = (value: unknown, type: string | undefined): boolean =>
  typeof value === 'string' && DIGITS_PATTERN.test(readIdentification(type, value).identification);
