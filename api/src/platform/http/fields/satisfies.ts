import { ValidateBy, type ValidationOptions } from 'class-validator';

/** A custom rule; a value that fails `isRight` gets the text of `options`. */
export const Satisfies = (
  name: string,
  isRight: (value: unknown) => boolean,
  options: ValidationOptions,
): PropertyDecorator => ValidateBy({ name, validator: { validate: isRight } }, options);
