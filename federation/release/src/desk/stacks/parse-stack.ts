export interface RawFrame {
  name: string;
  release: string;
  script: string;
  line: number;
  column: number;
  /** Minified function name. */
  called: string;
}

const MAX_FRAMES = 12;
const MAX_LINES = 60;
const MAX_LINE_LENGTH = 500;
const POSITION = /:(\d{1,9}):(\d{1,9})\)?$/;
const FILE = /\/([a-z][a-z0-9-]{0,49})\/([A-Za-z0-9][A-Za-z0-9._+-]{0,99})\/([\w.-]+\.js)$/;

// `at f (address:1:2)`, `at address:1:2` (Chromium) and `f@address:1:2` (Firefox, Safari).
const placeIn = (text: string): { called: string; address: string } => {
  const cut = Math.max(text.lastIndexOf(' '), text.lastIndexOf('('), text.lastIndexOf('@'));
  const called = text.slice(0, Math.max(0, cut)).split(/[\s(@]/, 1)[0] ?? '';
  return { called, address: text.slice(cut + 1) };
};

const frameIn = (line: string): RawFrame | null => {
  const text = line.slice(0, MAX_LINE_LENGTH).trim();
  const position = POSITION.exec(text);
  if (!position) return null;
  const { called, address } = placeIn(text.slice(0, position.index).replace(/^at (?:async |new )?/, ''));
  const [, name, release, script] = FILE.exec(address) ?? [];
  if (!name || !release || !script) return null;
  return { name, release, script, line: Number(position[1]), column: Number(position[2]), called };
};

export const parseStack = (stack: string): RawFrame[] =>
  stack
    .split('\n', MAX_LINES)
    .map(frameIn)
    .filter((frame) => frame !== null)
    .slice(0, MAX_FRAMES);
