import type { PaperFont, Weight } from './paper-font.js';

export interface TextStyle {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
}

const LINE_HEIGHT = 1.3;
/** An amount stays with its sign. */
const WORD_BREAK = /(?<!\$) /;

/** A line's letters come from several files of the font. */
export class TextLayout {
  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly font: PaperFont,
  ) {
    font.register(pdf);
  }

  /** Points. */
  heightOf(lines: readonly string[], { size }: TextStyle): number {
    return lines.length * size * LINE_HEIGHT;
  }

  widthOf(text: string, style: TextStyle): number {
    return this.font
      .runs(text, style.weight)
      .reduce((sum, run) => sum + this.pdf.font(run.font).fontSize(style.size).widthOfString(run.text), 0);
  }

  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(WORD_BREAK).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (this.widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      const parts = this.breakWord(word, width, style);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    return [...lines, line];
  }

  write(
    lines: readonly string[],
    at: { x: number; y: number; width: number; align: 'left' | 'center' | 'right' },
    style: TextStyle,
  ): void {
    lines.forEach((line, index) => {
      const rest = at.width - this.widthOf(line, style);
      let x = at.x + { left: 0, center: rest / 2, right: rest }[at.align];
      for (const run of this.font.runs(line, style.weight)) {
        this.pdf.font(run.font).fontSize(style.size);
        this.pdf.text(run.text, x, at.y + index * style.size * LINE_HEIGHT, { lineBreak: false });
        x += this.pdf.widthOfString(run.text);
      }
    });
  }

  private breakWord(word: string, width: number, style: TextStyle): string[] {
    const parts = [''];
    for (const letter of word) {
      const part = `${parts.at(-1)}${letter}`;
      if (this.widthOf(part, style) <= width || part === letter) parts[parts.length - 1] = part;
      else parts.push(letter);
    }
    return parts;
  }
}
