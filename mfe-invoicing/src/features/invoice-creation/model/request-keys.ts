import { newIdempotencyKey } from '@lacteos/api-client';

/** Keys that make a repeated request the same request: a new one only when what is asked for has changed. */
export class RequestKeys {
  private last = { content: '', key: '' };

  of(request: object): string {
    const content = JSON.stringify(request);
    if (content !== this.last.content) this.last = { content, key: newIdempotencyKey() };
    return this.last.key;
  }
}
