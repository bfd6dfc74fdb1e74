/** Its answers last as long as a page is open. */
const LIVE_PATH = '/api/admin/live';

/** `path` without query. */
export const isEventStream = (path: string, accept: string | undefined): boolean =>
  path === LIVE_PATH && /\btext\/event-stream\b/.test(accept ?? '');
