const MAX_TAGS = 50;
const MAX_LENGTH = 4_000;

/** `If-None-Match` names the ETag, weak or not. Reads only the beginning of a long header. */
export const hasVersion = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .slice(0, MAX_LENGTH)
    .split(',', MAX_TAGS)
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);
