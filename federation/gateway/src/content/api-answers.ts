import { ByteCache } from './byte-cache.js';
import type { ApiClient } from '../upstreams/api-client.js';

export interface ApiAnswer {
  body: { data?: unknown; meta?: unknown };
  tag: string;
}

interface CachedAnswer extends ApiAnswer {
  length: number;
}

const ANSWER_LIMIT_MS = 1_500;
const BYTES_PER_CHARACTER = 3;

export class ApiAnswers {
  private readonly kept: ByteCache<CachedAnswer>;

  constructor(
    private readonly api: ApiClient,
    maxBytes: number,
  ) {
    this.kept = new ByteCache(maxBytes);
  }

  /** `gone`: 404; `unknown`: no answer in time. `path` starts with '/api/'. */
  async read(path: string): Promise<ApiAnswer | 'gone' | 'unknown'> {
    const known = this.kept.get(path) ?? null;
    const answer = await this.fetchAnswer(path, known);
    if (typeof answer === 'string' || answer === known) return answer;
    this.kept.set(path, answer, answer.length * BYTES_PER_CHARACTER);
    return answer;
  }

  /** Like `read`, but uncached, so that rare pages evict nothing. */
  readOnce(path: string): Promise<ApiAnswer | 'gone' | 'unknown'> {
    return this.fetchAnswer(path, null);
  }

  private async fetchAnswer(
    path: string,
    known: CachedAnswer | null,
  ): Promise<CachedAnswer | 'gone' | 'unknown'> {
    try {
      const headers: Record<string, string> = known ? { 'if-none-match': known.tag } : {};
      const response = await this.api.get(path, headers, ANSWER_LIMIT_MS);
      if (response.status === 304 && known) return known;
      if (response.status === 404) return 'gone';
      if (!response.ok) return 'unknown';
      const text = await response.text();
      const body = JSON.parse(text) as ApiAnswer['body'];
      return { body, tag: response.headers.get('etag') ?? text, length: text.length };
    } catch {
      return 'unknown';
    }
  }
}
