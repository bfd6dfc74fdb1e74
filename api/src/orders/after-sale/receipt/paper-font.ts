import { readFile } from 'node:fs/promises';

const FONTS = new URL('../../../../fonts/', import.meta.url);
export const UNPRINTABLE = '[?]';

type Spans = readonly (readonly [first: number, last: number])[];
export type Weight = 'regular' | 'bold';

export interface FontRun {
  readonly font: string;
  readonly text: string;
}

export class PaperFont {
  private constructor(
    private readonly letters: readonly (readonly [range: string, spans: Spans])[],
    private readonly files: ReadonlyMap<string, Buffer>,
  ) {}

  static async load(): Promise<PaperFont> {
    const stated = await readFile(new URL('letters.json', FONTS), 'utf8');
    const letters = Object.entries(JSON.parse(stated) as Record<string, Spans>);
    const names = letters.flatMap(([range]) => [`${range}-regular`, `${range}-bold`]);
    const files = await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(`${name}.ttf`, FONTS))] as const),
    );
    return new PaperFont(letters, new Map(files));
  }

  register(pdf: PDFKit.PDFDocument): void {
    for (const [name, bytes] of this.files) pdf.registerFont(name, bytes);
  }

  /** Replaces each stretch that the font can't write with one mark; composed letters count as one. */
  printable(text: string): string {
    const letters = [...text.normalize('NFC')].map((letter) =>
      letter === ' ' || this.rangeOf(letter) ? letter : UNPRINTABLE,
    );
    return letters.filter((letter, at) => letter !== UNPRINTABLE || letters[at - 1] !== UNPRINTABLE).join('');
  }

  /** A letter stays in the previous letter's file if that can write it. */
  runs(text: string, weight: Weight): FontRun[] {
    const runs: { range: string; text: string }[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      if (last && this.covers(last.range, letter)) last.text += letter;
      else runs.push({ range: this.rangeOf(letter) ?? 'latin', text: letter });
    }
    return runs.map((run) => ({ font: `${run.range}-${weight}`, text: run.text }));
  }

  private rangeOf(letter: string): string | undefined {
    return this.letters.find(([range]) => this.covers(range, letter))?.[0];
  }

  private covers(range: string, letter: string): boolean {
    const code = letter.codePointAt(0) ?? 0;
    const spans = this.letters.find(([name]) => name === range)?.[1] ?? [];
    return spans.some(([first, last]) => first <= code && code <= last);
  }
}
