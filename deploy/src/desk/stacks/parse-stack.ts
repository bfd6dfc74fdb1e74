/** One line of a browser's stack: a place in a file of a release. Lines and columns begin with 1. */
export interface RawFrame {
  name: string;
  release: string;
  script: string;
  line: number;
  column: number;
  /** Name of the function as the browser told it, which is the minified one. */
  called: string;
}

const MAX_FRAMES = 12;
// `at f (address:1:2)`, `at address:1:2` (Chromium) and `f@address:1:2` (Firefox, Safari).
const LINE = /^\s*(?:at\s+)?(?:([^\s(@]*)[\s(@]+)?\(?(\S+?):(\d+):(\d+)\)?\s*$/;
const FILE = /\/([a-z][a-z0-9-]{0,49})\/([A-Za-z0-9][A-Za-z0-9._+-]{0,99})\/([\w.-]+\.js)$/;

/** The frames of a stack that lie in files of releases, the innermost first; anything else is left out. */
export const parseStack = (stack: string): RawFrame[] =>
  stack
    .split('\n')
    .flatMap((text): RawFrame[] => {
      const [, called = '', address = '', line, column] = LINE.exec(text) ?? [];
      const [, name, release, script] = FILE.exec(address) ?? [];
      if (!name || !release || !script) return [];
      return [{ name, release, script, line: Number(line), column: Number(column), called }];
    })
    .slice(0, MAX_FRAMES);
