import { readDocument, readIdentification } from '@lacteos/contracts/identification/identification';
import { DIGITS_PATTERN, LIMITS, TEXTS } from '@lacteos/contracts/validation';
import { applyDecorators } from '@nestjs/common';
import type { FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';
import { TextField } from './text-fields.js';

type TypeOf = (body: object) => unknown;

const typeIn = (typeOf: TypeOf, body: object): string | undefined => {
  const type = typeOf(body);
  return typeof type === 'string' ? type : undefined;
};

/** The service judges the number by the type that `typeOf` finds in the body. */
export const DocumentField = (
  typeOf: TypeOf,
  options: FieldOptions & { max?: number } = {},
): PropertyDecorator =>
  TextField({
    max: LIMITS.document,
    ...options,
    read: (typed, body) => readDocument(typeIn(typeOf, body), typed),
  });

export const AccountDocumentField = (typeOf: TypeOf): PropertyDecorator =>
  applyDecorators(
    DocumentField(typeOf, { message: TEXTS.documentInvalid }),
    Satisfies('documentDigits', (value, body) => isOfDigits(value, typeIn(typeOf, body)), {
      message: TEXTS.documentInvalid,
    }),
  );

/** A NIT may carry a check digit; its service refuses a wrong one. */
const isOfDigits = (value: unknown, type: string | undefined): boolean =>
  typeof value === 'string' && DIGITS_PATTERN.test(readIdentification(type, value).identification);
