export interface StreamEvent {
  name: string;
  data: string;
}

const fieldOf = (event: string, name: string): string =>
  new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1] ?? '';

/** Splits a stream of server-sent events into events; comments are skipped. */
export class EventReader {
  private rest = '';

  take(part: string): StreamEvent[] {
    const texts = `${this.rest}${part}`.split('\n\n');
    this.rest = texts.pop() ?? '';
    return texts
      .map((text) => ({ name: fieldOf(text, 'event'), data: fieldOf(text, 'data') }))
      .filter(({ name }) => name !== '');
  }
}
