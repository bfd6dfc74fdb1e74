import type { Schema } from './manifest-schema.js';

export interface ManifestProblem {
  /** Keys and indexes from the root to the value, or to the object that lacks one. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Path = ManifestProblem['path'];

const nameOf = (path: Path): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '') || 'the manifest';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isOfType = (type: Schema['type'], value: unknown): boolean =>
  typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer');

const isOneEditAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.length === long.length ? short.slice(same + 1) : short.slice(same);
  const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return long.slice(same + 1) === rest || (isSwapped && short.slice(same + 2) === long.slice(same + 2));
};

const didYouMean = (word: string, known: readonly string[]): string => {
  const nearest = known.find((candidate) => isOneEditAway(word.toLowerCase(), candidate.toLowerCase()));
  return nearest ? `; did you mean ${nearest}?` : `; known: ${known.join(', ')}`;
};

const objectProblems = (schema: Schema, value: object, path: Path): ManifestProblem[] => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const missing = required
    .filter((name) => !given.some(([key]) => key === name))
    .map((name) => ({ path, message: `${nameOf([...path, name])} is missing` }));
  const found = given.flatMap(([name, inner]) => {
    const at = [...path, name];
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (known) return manifestProblems(known, inner, at);
    return [{ path: at, message: `${nameOf(at)} is unknown${didYouMean(name, Object.keys(properties))}` }];
  });
  return [...missing, ...found];
};

const valueProblem = (schema: Schema, value: unknown): string | null => {
  const shown = JSON.stringify(value);
  if (schema.enum && !schema.enum.includes(value as string))
    return `is ${shown}${didYouMean(String(value), schema.enum.map(String))}`;
  if (schema.pattern && !new RegExp(schema.pattern).test(value as string))
    return `is ${shown}: ${schema.patternErrorMessage ?? schema.pattern}`;
  if (schema.minimum !== undefined && (value as number) < schema.minimum)
    return `is ${shown}: at least ${schema.minimum}`;
  return null;
};

/** Finds all that the schema does not allow, in the order of the text. */
export function manifestProblems(schema: Schema, value: unknown, path: Path = []): ManifestProblem[] {
  if (!isOfType(schema.type, value))
    return [{ path, message: `${nameOf(path)} is of type ${typeOf(value)}; it must be ${schema.type}` }];
  if (schema.type === 'object') return objectProblems(schema, value as object, path);
  if (Array.isArray(value)) {
    const { items, minItems = 0 } = schema;
    if (value.length < minItems) return [{ path, message: `${nameOf(path)} is empty` }];
    return items ? value.flatMap((item, at) => manifestProblems(items, item, [...path, at])) : [];
  }
  const problem = valueProblem(schema, value);
  return problem ? [{ path, message: `${nameOf(path)} ${problem}` }] : [];
}
