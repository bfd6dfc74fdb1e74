import { EMAIL_PATTERN, pictureUrl, TEXTS } from '@lacteos/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches, MinLength } from 'class-validator';
import { CHOICE, field, OBJECT, textOf, type FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';
import { AtMostCharacters, UsableCharacters } from './text-rules.js';

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
      UsableCharacters(),
      AtMostCharacters(max),
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

const PICTURE_ADDRESS = 'La dirección de la imagen debe empezar por https://, http:// o /.';
const MAX_ADDRESS = 300;

/** Address of a picture that a browser can load: http, https, or a path of the shop. */
export const PictureField = (options: FieldOptions & { min?: number } = {}): PropertyDecorator =>
  applyDecorators(
    TextField({ max: MAX_ADDRESS, ...options }),
    Satisfies('pictureAddress', isPictureAddress, { message: PICTURE_ADDRESS }),
  );

const isPictureAddress = (value: unknown): boolean =>
  typeof value === 'string' && (value === '' || pictureUrl(value, ANY_SHOP) !== null);
const ANY_SHOP = 'https://shop.invalid';

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
    UsableCharacters({ each: true }),
    AtMostCharacters(options.length ?? 255, { each: true }),
    IsString({ each: true, message: options.required ?? TEXTS.required }),
    ArrayMaxSize(options.max ?? 200, { message: OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: options.required ?? TEXTS.required }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** A moment on the wire: ISO 8601 in UTC (answers only). */
export const MomentField = (options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: String, format: 'date-time' }, [IsString()]);
