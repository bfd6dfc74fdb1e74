import { TEXTS } from '@lacteos/contracts/validation';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsOptional, ValidateIf, type ValidationArguments } from 'class-validator';

export interface FieldOptions {
  optional?: boolean;
  nullable?: boolean;
  required?: string;
  message?: string;
  description?: string;
  /** Drops the field unless this holds for the rest of the body. */
  when?: (body: object) => boolean;
}
export type Class = new () => object;

export const CHOICE = 'El valor no es válido.';
export const OBJECT = 'El dato no tiene el formato esperado.';

type Text = (checked: ValidationArguments) => string;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A missing value gets `required`, an invalid one `message`; the field's own text covers both. */
export const textOf =
  ({ required, message }: FieldOptions, wrong: string): Text =>
  ({ value }) =>
    isMissing(value) ? (required ?? message ?? TEXTS.required) : (message ?? wrong);

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
    ...(optional && !nullable ? [Transform(nullAsAbsent, { toClassOnly: true })] : []),
    ...(when ? [Transform(onlyWhen(when), { toClassOnly: true })] : []),
  ];
  // Checks run bottom-up, like stacked decorators: the last one runs first and its text wins.
  return applyDecorators(
    ApiProperty(property as ApiPropertyOptions),
    ...leftOut,
    ...skip,
    ...checks.toReversed(),
  );
}

/** Validators skip null, which would reach columns that are not nullable. */
const nullAsAbsent = ({ value }: TransformFnParams): unknown => (value === null ? undefined : value);

const onlyWhen =
  (when: (body: object) => boolean) =>
  ({ value, obj }: TransformFnParams): unknown =>
    when(obj as object) ? value : undefined;
