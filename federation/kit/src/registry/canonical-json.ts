const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Canonical JSON (RFC 8785: keys sorted, no white space); omits undefined members. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${members
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join()}}`;
};

/** Canonical text without the `signature`. */
export const signedText = (document: object): string => canonicalJson({ ...document, signature: undefined });
