import { ByteCache } from './byte-cache.js';
import type { ApiClient } from '../upstreams/api-client.js';

/** A response of the API, with a tag that changes whenever it does. */
export interface ApiAnswer {
  body: { data?: unknown; meta?: unknown };
  tag: string;
}

interface KeptAnswer extends ApiAnswer {
  /** Of its text, in characters. */
  length: number;
}

const ANSWER_LIMIT_MS = 1_500;
/** What a parsed answer takes, by the length of its text: objects are larger than what they were read from. */
const BYTES_PER_CHARACTER = 3;

/** Reads public responses of the API, revalidated each time by ETag. */
export class ApiAnswers {
  private readonly kept: ByteCache<KeptAnswer>;

  constructor(
    private readonly api: ApiClient,
    maxBytes: number,
  ) {
    this.kept = new ByteCache(maxBytes);
  }

  /** `gone`: the API answers 404; `unknown`: it did not answer in time. `path` starts with '/api/'. */
  async read(path: string): Promise<ApiAnswer | 'gone' | 'unknown'> {
    const known = this.kept.get(path) ?? null;
    const answer = await this.ask(path, known);
    if (typeof answer === 'string' || answer === known) return answer;
    this.kept.set(path, answer, answer.length * BYTES_PER_CHARACTER);
    return answer;
  }

  /** The same for what few ask for: it is not kept, and takes nothing else out. */
  readOnce(path: string): Promise<ApiAnswer | 'gone' | 'unknown'> {
    return this.ask(path, null);
  }

  private async ask(path: string, known: KeptAnswer | null): Promise<KeptAnswer | 'gone' | 'unknown'> {
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
