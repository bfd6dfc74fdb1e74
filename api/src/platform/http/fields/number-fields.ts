import { fieldNumberOf } from '@lacteos/contracts/parsing/field-number';
import { moneyKind } from '@lacteos/contracts/parsing/number-kinds';
import { withoutNoise } from '@lacteos/contracts/parsing/parse-number';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  Max,
  Min,
  type ValidationArguments,
} from 'class-validator';
import { field, OBJECT, textOf, type FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';

const MAX_INT = 2_147_483_647;
const WHOLE_NUMBER = 'Debe ser un número entero válido.';
const PERCENT = 'Debe ser un porcentaje de 0 a 100 con máximo cuatro decimales.';
const AMOUNT = 'Debe ser un valor con máximo dos decimales.';

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

export const IdField = (options: FieldOptions & { fromText?: boolean } = {}): PropertyDecorator =>
  IntField({ min: 1, ...options });

/** At most two decimals; typed amounts are read as the forms read them. */
export function DecimalField(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = 0, max = 1_000_000_000_000 } = options;
  const wrong = textOf(options, AMOUNT);
  const message = (checked: ValidationArguments): string =>
    isUnread(checked.value) ? checked.value.problem : wrong(checked);
  return field(options, { type: Number, minimum: min, maximum: max }, [
    Transform(amountFromText, { toClassOnly: true }),
    Max(max, { message }),
    Min(min, { message }),
    Satisfies('wholeCentavos', isInCentavos, { message }),
  ]);
}

/** Pesos with at most two decimals. */
export const MoneyField = DecimalField;

/** 0 to 100 with at most four decimals, as SIIGO's taxes have them. */
export function PercentField(options: FieldOptions = {}): PropertyDecorator {
  const message = textOf(options, PERCENT);
  return field(options, { type: Number, minimum: 0, maximum: 100 }, [
    Max(100, { message }),
    Min(0, { message }),
    Satisfies('percent', isPercent, { message }),
  ]);
}

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && /^\d+(\.\d{1,4})?$/.test(String(value));

const AMOUNTS = moneyKind({ isSigned: true, max: Number.MAX_SAFE_INTEGER });

function amountFromText({ value }: { value: unknown }): unknown {
  if (typeof value === 'number') return withoutNoise(value, 2);
  return typeof value === 'string' ? (fieldNumberOf(value, AMOUNTS) ?? value) : value;
}

/** class-validator's own check throws for numbers with an exponent, such as 1e-7. */
const isInCentavos = (value: unknown): boolean =>
  typeof value === 'number' && /^-?\d+(\.\d{1,2})?$/.test(String(value));

/** `fromText` reads lists from query strings ('3,1,2'). */
export const IdArrayField = (
  options: FieldOptions & { min?: number; max?: number; fromText?: boolean } = {},
): PropertyDecorator =>
  field(options, options.fromText ? { type: String } : { type: 'integer', isArray: true }, [
    ...(options.fromText ? [Transform(idsFromText)] : []),
    Max(MAX_INT, { each: true, message: WHOLE_NUMBER }),
    Min(1, { each: true, message: WHOLE_NUMBER }),
    IsInt({ each: true, message: WHOLE_NUMBER }),
    ArrayMaxSize(options.max ?? 200, { message: OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: OBJECT }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

export /** Parses numbers of query strings and forms; anything else stays for the validators. */
function numberFromText({ value }: { value: unknown }): unknown {
  return typeof value === 'string' && /^-?\d{1,10}(\.\d+)?$/.test(value) ? Number(value) : value;
}

function idsFromText({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.split(',').map((part) => numberFromText({ value: part })) : value;
}
