const MAX_TAGS = 50;
const MAX_LENGTH = 4_000;

/** Whether a client has this version: `If-None-Match` names its ETag, weak or not. Only the beginning of a long header is read. */
export const hasVersion = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .slice(0, MAX_LENGTH)
    .split(',', MAX_TAGS)
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);
