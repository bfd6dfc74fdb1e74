import type { ApiClient } from '../upstreams/api-client.js';

/** A response of the API, with a tag that changes whenever it does. */
export interface ApiAnswer {
  body: { data?: unknown; meta?: unknown };
  tag: string;
}

const ANSWER_LIMIT_MS = 1_500;
const MAX_KEPT = 500;

/** Reads public responses of the API, revalidated each time by ETag. */
export class ApiAnswers {
  private readonly kept = new Map<string, ApiAnswer>();

  constructor(private readonly api: ApiClient) {}

  /** `gone`: the API answers 404; `unknown`: it did not answer in time. `path` starts with '/api/'. */
  async read(path: string): Promise<ApiAnswer | 'gone' | 'unknown'> {
    const known = this.kept.get(path);
    try {
      const headers: Record<string, string> = known ? { 'if-none-match': known.tag } : {};
      const response = await this.api.get(path, headers, ANSWER_LIMIT_MS);
      if (response.status === 304 && known) return known;
      if (response.status === 404) return 'gone';
      if (!response.ok) return 'unknown';
      const body = (await response.json()) as ApiAnswer['body'];
      return this.keep(path, { body, tag: response.headers.get('etag') ?? JSON.stringify(body) });
    } catch {
      return 'unknown';
    }
  }

  private keep(path: string, answer: ApiAnswer): ApiAnswer {
    this.kept.delete(path);
    this.kept.set(path, answer);
    if (this.kept.size > MAX_KEPT) this.kept.delete([...this.kept.keys()][0] ?? '');
    return answer;
  }
}
