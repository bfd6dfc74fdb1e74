import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { field, OBJECT, textOf, type Class, type FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';

export const NestedField = (target: () => Class, options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: () => target() }, [
    Type(target),
    ValidateNested({ message: OBJECT }),
    IsObject({ message: textOf(options, OBJECT) }),
  ]);

export const NestedArrayField = (
  target: () => Class,
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator =>
  field(options, { type: () => target(), isArray: true }, [
    Type(target),
    ValidateNested({ each: true, message: OBJECT }),
    ArrayMaxSize(options.max ?? 200, { message: options.message ?? OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: options.message ?? OBJECT }),
    Satisfies('objects', areObjects, { message: OBJECT }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** class-validator accepts nested lists as lists of objects. */
const areObjects = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry));
