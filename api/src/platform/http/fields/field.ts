import { TEXTS } from '@lacteos/contracts/validation';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsOptional, ValidateIf, type ValidationArguments } from 'class-validator';

export interface FieldOptions {
  /** The field may be left out. */
  optional?: boolean;
  nullable?: boolean;
  /** Text when the field is missing or empty. */
  required?: string;
  /** Text when the value is wrong. */
  message?: string;
  description?: string;
  /** The field applies only when this holds for the rest of the body; otherwise it is dropped. */
  when?: (body: object) => boolean;
}
export type Class = new () => object;

export const CHOICE = 'El valor no es válido.';
export const OBJECT = 'El dato no tiene el formato esperado.';

type Text = (checked: ValidationArguments) => string;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A missing value has the `required` text, an invalid one the `message`; a text of the field's own covers both. */
export const textOf =
  ({ required, message }: FieldOptions, wrong: string): Text =>
  ({ value }) =>
    isMissing(value) ? (required ?? message ?? TEXTS.required) : (message ?? wrong);

/** Common to all fields: OpenAPI schema, optionality, validators. */
export function field(
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
  const leftOut = [
    ...(optional && !nullable ? [Transform(nullAsLeftOut, { toClassOnly: true })] : []),
    ...(when ? [Transform(onlyWhen(when), { toClassOnly: true })] : []),
  ];
  // checks read bottom-up, as stacked decorators do: the last one runs first and its text wins
  return applyDecorators(
    ApiProperty(property as ApiPropertyOptions),
    ...leftOut,
    ...skip,
    ...checks.toReversed(),
  );
}

/** Validators skip null, so it is treated as missing; otherwise it would reach columns that are not nullable. */
const nullAsLeftOut = ({ value }: TransformFnParams): unknown => (value === null ? undefined : value);

/** A value that was not validated is dropped. */
const onlyWhen =
  (when: (body: object) => boolean) =>
  ({ value, obj }: TransformFnParams): unknown =>
    when(obj as object) ? value : undefined;
