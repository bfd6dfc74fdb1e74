import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { CHOICE, field, OBJECT, textOf, type FieldOptions } from './field.js';
import { numberFromText } from './number-fields.js';

/** `name` makes it a named schema of the document. */
export function EnumField(
  values: readonly (string | number)[],
  options: FieldOptions & { fromText?: boolean } = {},
): PropertyDecorator {
  const { fromText = false } = options;
  const message = textOf(options, CHOICE);
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return field(options, { type, enum: [...values] }, [
    ...(fromText && type === 'integer' ? [Transform(numberFromText)] : []),
    IsIn([...values], { message }),
  ]);
}

export const EnumArrayField = (values: readonly string[], options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: 'string', enum: [...values], isArray: true }, [
    IsIn([...values], { each: true, message: CHOICE }),
    ArrayUnique({ message: CHOICE }),
    ArrayMaxSize(values.length, { message: OBJECT }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** `must` demands one of the two. */
export function BooleanField(
  options: FieldOptions & { fromText?: boolean; must?: boolean } = {},
): PropertyDecorator {
  const { fromText = false, must } = options;
  const message = textOf(options, CHOICE);
  return field(options, { type: Boolean, ...(must === undefined ? {} : { enum: [must] }) }, [
    ...(fromText ? [Transform(booleanFromText)] : []),
    ...(must === undefined ? [] : [IsIn([must], { message })]),
    IsBoolean({ message }),
  ]);
}

function booleanFromText({ value }: { value: unknown }): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
