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
  /** What is stored of a typed text, before it is judged (default {@link readText}). */
  read?: (typed: string, body: object) => string;
}

/** Reads a text before it is judged, as the pages do; anything else stays for the validators. */
const readAs = (read: Required<TextOptions>['read']): PropertyDecorator =>
  Transform(
    ({ value, obj }: TransformFnParams): unknown =>
      typeof value === 'string' ? read(value, obj as object) : value,
    { toClassOnly: true },
  );

/** Text, trimmed; at least `min` characters (default one, none when optional); at most `max` (default 255). */
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

/** Text of one line, with single blanks between its words: a name, an address. */
export const NameField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({ read: readName, ...options });

/** A password, as it was typed. */
export const SecretField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({ read: (typed) => typed, ...options });

/** A phone of Colombia, as people write it: ten digits are stored. */
export const PhoneField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({
    max: 10,
    pattern: PHONE_PATTERN,
    required: TEXTS.phoneInvalid,
    message: TEXTS.phoneInvalid,
    read: readPhone,
    ...options,
  });

/** A code of digits, which people write in groups. */
export const DigitsField = (options: Omit<TextOptions, 'read'> = {}): PropertyDecorator =>
  TextField({ read: readDigits, ...options });

/** E-mail address, in lower case. */
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

/** A moment on the wire: ISO 8601 in UTC (answers only). */
export const MomentField = (options: FieldOptions = {}): PropertyDecorator =>
  field(options, { type: String, format: 'date-time' }, [IsString()]);
