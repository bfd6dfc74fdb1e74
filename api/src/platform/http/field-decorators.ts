import { EMAIL_PATTERN, TEXTS } from '@lacteos/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';

interface FieldOptions {
  /** The field may be left out. */
  optional?: boolean;
  nullable?: boolean;
  /** Text when the field is missing or empty. */
  required?: string;
  /** Text when the value is wrong. */
  message?: string;
  description?: string;
  /** The field counts only when this holds for the rest of the body; otherwise it is neither required nor checked. */
  when?: (body: object) => boolean;
}
type Class = new () => object;

const MAX_INT = 2_147_483_647;
const WHOLE_NUMBER = 'Debe ser un número entero válido.';
const AMOUNT = 'Debe ser un valor con máximo dos decimales.';
const CHOICE = 'El valor no es válido.';
const OBJECT = 'El dato no tiene el formato esperado.';

type Text = (checked: ValidationArguments) => string;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A value that is missing is asked for; only one that is there can be wrong. A text of the field's own says both. */
const textOf =
  ({ required, message }: FieldOptions, wrong: string): Text =>
  ({ value }) =>
    isMissing(value) ? (required ?? message ?? TEXTS.required) : (message ?? wrong);

function field(
  options: FieldOptions,
  schema: ApiPropertyOptions,
  checks: PropertyDecorator[],
): PropertyDecorator {
  const { optional = false, nullable = false, description, when } = options;
  const property = {
    ...schema,
    required: !optional && !when,
    ...(nullable ? { nullable } : {}),
    ...(description ? { description } : {}),
  };
  const skip = [...(optional || nullable ? [IsOptional()] : []), ...(when ? [ValidateIf(when)] : [])];
  // checks read bottom-up, as stacked decorators do: the last one runs first and its text wins
  return applyDecorators(ApiProperty(property as ApiPropertyOptions), ...skip, ...checks.toReversed());
}

/** Text, trimmed; at least `min` characters (default one, none when optional); at most `max` (default 255). */
export function TextField(
  options: FieldOptions & { min?: number; max?: number; pattern?: RegExp; trim?: boolean } = {},
): PropertyDecorator {
  const { max = 255, pattern, required = TEXTS.required, message = CHOICE, trim = true } = options;
  const min = options.min ?? (options.optional ? 0 : 1);
  const trimmed = Transform(({ value }: { value: unknown }) =>
    trim && typeof value === 'string' ? value.trim() : value,
  );
  const matched = pattern ? [Matches(pattern, { message })] : [];
  return field(
    options,
    { type: String, minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) },
    [
      trimmed,
      ...matched,
      MaxLength(max, { message: `Debe tener máximo ${max} caracteres.` }),
      MinLength(min, { message: required }),
      IsString({ message: required }),
    ],
  );
}

/** E-mail address, trimmed; compared without case elsewhere. */
export const EmailField = (options: FieldOptions = {}): PropertyDecorator =>
  TextField({
    max: 254,
    pattern: EMAIL_PATTERN,
    required: TEXTS.emailRequired,
    message: TEXTS.emailInvalid,
    ...options,
  });

const DAY_OR_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/;

/** A day of Colombia ('yyyy-MM-dd'), or a moment in UTC. */
export const DayField = (options: FieldOptions = {}): PropertyDecorator =>
  TextField({ pattern: DAY_OR_MOMENT, message: 'La fecha debe tener el formato aaaa-mm-dd.', ...options });

/** A whole number; texts of query strings are read as numbers when `fromText`. */
export function IntField(
  options: FieldOptions & { min?: number; max?: number; fromText?: boolean } = {},
): PropertyDecorator {
  const { min = 0, max = MAX_INT, fromText = false } = options;
  const message = textOf(options, WHOLE_NUMBER);
  return field(options, { type: 'integer', minimum: min, maximum: max }, [
    ...(fromText ? [Transform(numberFromText)] : []),
    Max(max, { message }),
    Min(min, { message }),
    IsInt({ message }),
  ]);
}

/** The id of a row. */
export const IdField = (options: FieldOptions & { fromText?: boolean } = {}): PropertyDecorator =>
  IntField({ min: 1, ...options });

/** Pesos with at most two decimals, as the HTTP edge writes money. */
export function MoneyField(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = 0, max = 1_000_000_000_000 } = options;
  const message = textOf(options, AMOUNT);
  return field(options, { type: Number, minimum: min, maximum: max }, [
    Max(max, { message }),
    Min(min, { message }),
    IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, { message }),
  ]);
}

/** One of a fixed list of values; `name` makes it a named schema of the document. */
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

/** True or false; `must` demands one of the two. */
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

/** A nested object of its own DTO class. */
export const NestedField = (target: () => Class, options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: () => target() }, [
    Type(target),
    ValidateNested({ message: OBJECT }),
    IsObject({ message: textOf(options, OBJECT) }),
  ]);

/** A list of nested objects. */
export const NestedArrayField = (
  target: () => Class,
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator =>
  field(options, { type: () => target(), isArray: true }, [
    Type(target),
    ValidateNested({ each: true, message: OBJECT }),
    ArrayMaxSize(options.max ?? 200, { message: options.message ?? OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: options.message ?? OBJECT }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** A list of row ids. */
export const IdArrayField = (
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator =>
  field(options, { type: 'integer', isArray: true }, [
    Max(MAX_INT, { each: true, message: WHOLE_NUMBER }),
    Min(1, { each: true, message: WHOLE_NUMBER }),
    IsInt({ each: true, message: WHOLE_NUMBER }),
    ArrayMaxSize(options.max ?? 200, { message: OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: OBJECT }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** A list of texts, trimmed, each at most `length` characters; blank ones are kept for the rules of the form. */
export const TextArrayField = (
  options: FieldOptions & { min?: number; max?: number; length?: number } = {},
): PropertyDecorator =>
  field(options, { type: String, isArray: true }, [
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((text: unknown) => (typeof text === 'string' ? text.trim() : text))
        : value,
    ),
    MaxLength(options.length ?? 255, {
      each: true,
      message: `Debe tener máximo ${options.length ?? 255} caracteres.`,
    }),
    IsString({ each: true, message: options.required ?? TEXTS.required }),
    ArrayMaxSize(options.max ?? 200, { message: OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: options.required ?? TEXTS.required }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** A moment on the wire: ISO 8601 in UTC (answers only). */
export const MomentField = (options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: String, format: 'date-time' }, [IsString()]);

function numberFromText({ value }: { value: unknown }): unknown {
  return typeof value === 'string' && /^-?\d{1,10}(\.\d+)?$/.test(value) ? Number(value) : value;
}

function booleanFromText({ value }: { value: unknown }): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
