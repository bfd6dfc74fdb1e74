import { newIdempotencyKey } from '@lacteos/api-client';

/** Idempotency keys: the same one while the request is the same, a new one when it changes. */
export class RequestKeys {
  private last = { content: '', key: '' };

  of(request: object): string {
    const content = JSON.stringify(request);
    if (content !== this.last.content) this.last = { content, key: newIdempotencyKey() };
    return this.last.key;
  }
}
