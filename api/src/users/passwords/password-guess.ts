import { AppError, ERROR_TABLE } from '#platform/errors/index.js';
import { foldText } from '#platform/text/index.js';
import { GUESSABLE_WORDS } from './guessable-words.js';

export interface PersonalNames {
  readonly email: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly name_company?: string | null;
}

/** Characters used instead of letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const WORDS = /[A-Z]?[a-z]+|[A-Z]+/g;
/** Shorter pieces are not words. */
const MIN_WORD = 3;
const SEQUENCES = '012345678901234567890 98765432109876543210';

/** Contains only common words, the person's names, digits and symbols. */
export function isGuessable(password: string, names: PersonalNames): boolean {
  const own = ownWordsOf(names);
  const isKnown = (word: string): boolean => GUESSABLE_WORDS.has(word) || own.has(word);
  return readingsOf(password).some((reading) => {
    const words = reading.match(WORDS)?.map((word) => word.toLowerCase()) ?? [];
    return isMadeOf(words, password, isKnown) || isMadeOf([words.join('')], password, isKnown);
  });
}

/** @throws AUTH.PASSWORD_GUESSABLE with its text at the field */
export function refuseGuessable(password: string, names: PersonalNames, field = 'password'): void {
  if (!isGuessable(password, names)) return;
  throw new AppError('AUTH.PASSWORD_GUESSABLE', {
    errors: { [field]: ERROR_TABLE['AUTH.PASSWORD_GUESSABLE'].text({}) },
  });
}

function isMadeOf(words: readonly string[], password: string, isKnown: (word: string) => boolean): boolean {
  const long = words.filter(({ length }) => length >= MIN_WORD);
  if (long.length > 0) return long.every(isKnown) && words.length - long.length <= 1;
  return words.length <= 1 && hasTrivialDigits(password);
}

function hasTrivialDigits(password: string): boolean {
  const digits = password.replaceAll(/\D/g, '');
  return SEQUENCES.includes(digits) || new Set(digits).size === 1;
}

/** The password as typed, and with letters for inner symbols; symbols at the end may be decoration. */
const readingsOf = (password: string): string[] => [
  password,
  withLetters(password.replace(/(?<![^A-Za-z])[^A-Za-z]+$/, '')),
  withLetters(password.replace(/(?<![^A-Za-z@$])[^A-Za-z@$]+$/, '')),
];

const withLetters = (text: string): string =>
  text.replace(/^[^A-Za-z@4$5]+/, '').replaceAll(/[@4310!$57]/g, (sign) => LETTERS[sign] ?? '');

function ownWordsOf({ email, first_name, last_name, name_company }: PersonalNames): ReadonlySet<string> {
  const [local = ''] = email.split('@');
  const words = [local, first_name, last_name, name_company]
    .flatMap((text) => foldText(text ?? '').split(/[^a-z]+/))
    .filter(({ length }) => length >= MIN_WORD);
  return new Set([...words, ...joinedNames(first_name, last_name)]);
}

const joinedNames = (...names: (string | null | undefined)[]): string[] => {
  const joined = foldText(names.map((name) => name ?? '').join('')).replaceAll(/[^a-z]/g, '');
  return joined.length >= MIN_WORD ? [joined] : [];
};
