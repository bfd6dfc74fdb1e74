/** Address of the stream of live updates. Its answers last as long as a page is open. */
const LIVE_PATH = '/api/admin/live';

/** Whether a request asks for an answer that does not end by itself; `path` is the address without its query. */
export const isEventStream = (path: string, accept: string | undefined): boolean =>
  path === LIVE_PATH && /\btext\/event-stream\b/.test(accept ?? '');
