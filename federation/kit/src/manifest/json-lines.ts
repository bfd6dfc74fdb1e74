const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

interface Token {
  readonly text: string;
  readonly offset: number;
}

const tokensOf = (json: string): Token[] =>
  [...json.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, offset: index }));

/** Line of the value (of a property: of its name) at `path` in valid JSON. */
export const lineOf = (json: string, path: readonly (string | number)[]): number => {
  const open: (string | number)[] = [];
  const wanted = JSON.stringify(path);
  const isAt = () => JSON.stringify(open) === wanted;
  let line = 1;
  const tokens = tokensOf(json);
  tokens.forEach(({ text, offset }, index) => {
    const isName = tokens[index + 1]?.text === ':';
    if (isName) open[open.length - 1] = JSON.parse(text) as string;
    else if (text === ',' && typeof open.at(-1) === 'number') open[open.length - 1] = Number(open.at(-1)) + 1;
    const isItem = typeof open.at(-1) === 'number' && !/^[\],]$/.test(text);
    if (path.length > 0 && line === 1 && (isName || isItem) && isAt()) line = lineAt(json, offset);
    if (text === '{') open.push('');
    if (text === '[') open.push(0);
    if (text === '}' || text === ']') open.pop();
  });
  return line;
};

/** Line at which the engine stopped to understand the text. */
export const brokenLine = (json: string, error: unknown): number => {
  const offset = /at position (\d+)/.exec(String(error))?.[1];
  return lineAt(json, offset === undefined ? json.length : Number(offset));
};
