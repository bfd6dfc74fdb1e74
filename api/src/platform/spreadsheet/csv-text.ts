/** Byte order marks of UTF-16, in which Excel saves 'Unicode text'. */
const WIDE_MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** 0x80 to 0x9F, which Node 20 decodes as ISO 8859-1. A blank is no character. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_OF_WINDOWS = 0x80;

/** UTF-16 with its mark, UTF-8, or else Windows-1252. @throws TypeError for other bytes */
export function csvText(bytes: Buffer): string {
  const wide = WIDE_MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const text = wide ? new TextDecoder(wide.encoding, { fatal: true }).decode(bytes) : narrowText(bytes);
  if (text.includes('\0')) throw new TypeError('the file is no text');
  return text;
}

function narrowText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes);
  }
}

function windowsText(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (letter) => {
    const meant = WINDOWS[letter.charCodeAt(0) - FIRST_OF_WINDOWS];
    if (meant === undefined || meant === ' ') throw new TypeError('the file is no text');
    return meant;
  });
}
