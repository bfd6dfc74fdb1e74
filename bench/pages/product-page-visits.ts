import autocannon from 'autocannon';
import { untilEnd, type Extent } from '../lib/extent.js';
import { processorOf } from '../lib/measuring.js';
import { residentOf } from '../lib/resident.js';

export const CONNECTIONS = 16;
/** Half of a page's cost before its caches were limited by bytes. */
export const BAR_MS = 3.15;

export interface Cost {
  /** Milliseconds of processor time. */
  readonly page: number;
  readonly perSecond: number;
  readonly residentMb: number;
  readonly pages: number;
  readonly unchanged: number;
}
interface Visited {
  readonly url: string;
  readonly gateway: number;
  readonly paths: readonly string[];
}

export const isBelowBar = ({ page }: Cost): boolean => page < BAR_MS;

/** @param tags ETags for If-None-Match @throws Error when a page fails */
export const visit = async (
  { url, gateway, paths }: Visited,
  extent: Extent,
  tags: readonly string[] = [],
): Promise<Cost> => {
  const before = processorOf(gateway);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...untilEnd(extent),
    requests: paths.map((path, n) => ({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'br', ...(tags[n] ? { 'if-none-match': tags[n] } : {}) },
    })),
  });
  const failed = result.errors + result['4xx'] + result['5xx'];
  if (failed > 0) throw new Error(`${failed} pages failed: ${JSON.stringify(result.statusCodeStats)}`);
  const { total } = result.requests;
  return {
    page: (processorOf(gateway) - before) / total,
    perSecond: total / result.duration,
    residentMb: residentOf(gateway),
    pages: total,
    unchanged: result['3xx'],
  };
};

export const tagsOf = async (url: string, paths: readonly string[]): Promise<string[]> => {
  const tags: string[] = [];
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    tags.push(answer.headers.get('etag') ?? '');
  }
  return tags;
};
