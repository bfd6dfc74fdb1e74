import { newIdempotencyKey } from '@lacteos/api-client';

/** The same key while the request is unchanged. */
export class RequestKeys {
  private last = { content: '', key: '' };

  keyFor(request: object): string {
    const content = JSON.stringify(request);
    if (content !== this.last.content) this.last = { content, key: newIdempotencyKey() };
    return this.last.key;
  }
}
