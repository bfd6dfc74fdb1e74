import { inflateSync } from 'node:zlib';

const reference = (dictionary: string, key: string): string | undefined =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];

/** Objects of a PDF by number: dictionary and unpacked stream. */
function objectsOf(pdf: Buffer): Map<string, { dictionary: string; stream: string }> {
  const objects = [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    objects.map(([, id = '', body = '']) => {
      const [dictionary = '', packed = ''] = body.split(/\nstream\n/);
      const bytes = Buffer.from(packed, 'latin1');
      const stream = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : packed;
      return [id, { dictionary, stream }];
    }),
  );
}

/** Characters by glyph, from the font's ToUnicode table. */
function charactersOf(table: string): string[] {
  const characters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, code = ''], n) => {
      const bytes = Buffer.from(code.replaceAll(' ', ''), 'hex').swap16();
      characters[Number.parseInt(first, 16) + n] = bytes.toString('utf16le');
    });
  return characters;
}

/** Texts of a PDF with embedded fonts in drawing order, one per line. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = reference(objects.get(id)?.dictionary ?? '', 'ToUnicode') ?? '';
      fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let characters: string[] = [];
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) characters = fonts.get(font) ?? [];
      const glyphs = [...(shown ?? '').matchAll(/<([\da-f]*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/[\da-f]{4}/g) ?? [],
      );
      if (shown) lines.push(glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '').join(''));
    }
  }
  return lines.join('\n');
}
