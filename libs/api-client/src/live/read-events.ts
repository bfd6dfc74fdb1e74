export interface StreamEvent {
  name: string;
  data: string;
}

const fieldOf = (event: string, name: string): string =>
  new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1] ?? '';

export class EventReader {
  private rest = '';

  readEvents(part: string): StreamEvent[] {
    const texts = `${this.rest}${part}`.split('\n\n');
    this.rest = texts.pop() ?? '';
    return texts
      .map((text) => ({ name: fieldOf(text, 'event'), data: fieldOf(text, 'data') }))
      .filter(({ name }) => name !== '');
  }
}
