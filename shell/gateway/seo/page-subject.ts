import type { Product } from '@lacteos/contracts';

/** What a page is about, as the API tells it at this moment. */
export interface PageSubject {
  product: Product;
  /** Changes whenever the subject does. */
  tag: string;
}
/** `gone`: the API knows nothing of that name; `unknown`: it could not be asked in time. */
export type SubjectAnswer = PageSubject | 'gone' | 'unknown';

const ANSWER_LIMIT_MS = 1_500;
const MOST_KEPT = 500;

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'number';

/** Reads the products that pages are about. What was read before is asked for again each time, by its ETag. */
export class PageSubjects {
  private readonly kept = new Map<string, PageSubject>();

  constructor(private readonly apiUrl: string) {}

  /** @param path API path of the product, e.g. '/api/product/12' */
  async read(path: string): Promise<SubjectAnswer> {
    const known = this.kept.get(path);
    try {
      const response = await fetch(this.apiUrl + path, {
        headers: known ? { 'if-none-match': known.tag } : {},
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      if (response.status === 304 && known) return known;
      if (response.status === 404) return 'gone';
      if (!response.ok) return 'unknown';
      const { data } = (await response.json()) as { data?: unknown };
      if (!isProduct(data)) return 'unknown';
      return this.keep(path, { product: data, tag: response.headers.get('etag') ?? JSON.stringify(data) });
    } catch {
      return 'unknown';
    }
  }

  private keep(path: string, subject: PageSubject): PageSubject {
    this.kept.delete(path);
    this.kept.set(path, subject);
    if (this.kept.size > MOST_KEPT) this.kept.delete([...this.kept.keys()][0] ?? '');
    return subject;
  }
}
