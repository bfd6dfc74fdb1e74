import { readDigits, readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName, readText } from '@lacteos/contracts/parsing/read-text';
import { pictureUrl } from '@lacteos/contracts/pictures/picture-url';
import { EMAIL_PATTERN, PHONE_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches, MinLength } from 'class-validator';
import { CHOICE, field, OBJECT, textOf, type FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';
import { AtMostCharacters, UsableCharacters } from './text-rules.js';

interface TextOptions extends FieldOptions {
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Normalises the typed text before validation (default {@link readText}). */
  read?: (typed: string, body: object) => string;
}

const readAs = (read: Required<TextOptions>['read']): PropertyDecorator =>
  Transform(
    ({ value, obj }: TransformFnParams): unknown =>
      typeof value === 'string' ? read(value, obj as object) : value,
    { toClassOnly: true },
  );

/** Trimmed; at least `min` characters (default one, none when optional), at most `max` (default 255). */
export function TextField(options: TextOptions = {}): PropertyDecorator {
  const { max = 255, pattern, required = TEXTS.required, message = CHOICE, read = readText } = options;
  const min = options.min ?? (options.optional ? 0 : 1);
  const matched = pattern ? [Matches(pattern, { message })] : [];
  return field(
    options,
    { type: String, minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) },
    [
      readAs(read),
      ...matched,
      UsableCharacters(),
      AtMostCharacters(max),
      MinLength(min, { message: required }),
      IsString({ message: required }),
    ],
  );
}

export const NameField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({ read: readName, ...options });

export const SecretField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({ read: (typed) => typed, ...options });

export const PhoneField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({
    max: 10,
    pattern: PHONE_PATTERN,
    required: TEXTS.phoneInvalid,
    message: TEXTS.phoneInvalid,
    read: readPhone,
    ...options,
  });

export const DigitsField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({ read: readDigits, ...options });

export const EmailField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({
    max: 254,
    pattern: EMAIL_PATTERN,
    required: TEXTS.emailRequired,
    message: TEXTS.emailInvalid,
    read: readEmail,
    ...options,
  });

const PICTURE_ADDRESS = 'La dirección de la imagen debe empezar por https://, http:// o /.';
const MAX_ADDRESS = 300;

/** http, https, or a path of the shop. */
export const PictureField = (options: FieldOptions & { min?: number } = {}): PropertyDecorator =>
  applyDecorators(
    TextField({ max: MAX_ADDRESS, ...options }),
    Satisfies('pictureAddress', isPictureAddress, { message: PICTURE_ADDRESS }),
  );

const isPictureAddress = (value: unknown): boolean =>
  typeof value === 'string' && (value === '' || pictureUrl(value, ANY_SHOP) !== null);
const ANY_SHOP = 'https://shop.invalid';

/** Trimmed, each at most `length` characters; blank ones stay for the form's rules. */
export const TextArrayField = (
  options: FieldOptions & { min?: number; max?: number; length?: number } = {},
): PropertyDecorator =>
  field(options, { type: String, isArray: true }, [
    Transform(
      ({ value }: { value: unknown }) =>
        Array.isArray(value)
          ? value.map((text: unknown) => (typeof text === 'string' ? readName(text) : text))
          : value,
      { toClassOnly: true },
    ),
    UsableCharacters({ each: true }),
    AtMostCharacters(options.length ?? 255, { each: true }),
    IsString({ each: true, message: options.required ?? TEXTS.required }),
    ArrayMaxSize(options.max ?? 200, { message: OBJECT }),
    ArrayMinSize(options.min ?? 0, { message: options.required ?? TEXTS.required }),
    IsArray({ message: textOf(options, OBJECT) }),
  ]);

/** ISO 8601 in UTC; answers only. */
export const MomentField = (options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: String, format: 'date-time' }, [IsString()]);
