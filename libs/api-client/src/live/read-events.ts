/** An event of a stream, as the server sent it. */
export interface StreamEvent {
  name: string;
  data: string;
}

const fieldOf = (event: string, name: string): string =>
  new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1] ?? '';

/** Cuts what a stream of server-sent events delivers into events; comments are left out. */
export class EventReader {
  private rest = '';

  /** The events that are whole with this part. */
  take(part: string): StreamEvent[] {
    const texts = `${this.rest}${part}`.split('\n\n');
    this.rest = texts.pop() ?? '';
    return texts
      .map((text) => ({ name: fieldOf(text, 'event'), data: fieldOf(text, 'data') }))
      .filter(({ name }) => name !== '');
  }
}
