/** What the API answered, with a tag that changes whenever the answer does. */
export interface ApiAnswer {
  body: { data?: unknown; meta?: unknown };
  tag: string;
}

const ANSWER_LIMIT_MS = 1_500;
const MOST_KEPT = 500;

/** Reads public answers of the API. What was read before is asked for again each time, by its ETag. */
export class ApiAnswers {
  private readonly kept = new Map<string, ApiAnswer>();

  constructor(private readonly apiUrl: string) {}

  /** `gone`: the API knows nothing of that address; `unknown`: it could not be asked in time. `path` starts with '/api/'. */
  async read(path: string): Promise<ApiAnswer | 'gone' | 'unknown'> {
    const known = this.kept.get(path);
    try {
      const response = await fetch(this.apiUrl + path, {
        headers: known ? { 'if-none-match': known.tag } : {},
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
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
    if (this.kept.size > MOST_KEPT) this.kept.delete([...this.kept.keys()][0] ?? '');
    return answer;
  }
}
