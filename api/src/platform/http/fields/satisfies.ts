import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

export const Satisfies = (
  name: string,
  isRight: (value: unknown, body: object) => boolean,
  options: ValidationOptions,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown, checked?: ValidationArguments) => isRight(value, checked?.object ?? {}),
      },
    },
    options,
  );
