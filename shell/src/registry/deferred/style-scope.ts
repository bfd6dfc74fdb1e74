/** Splits a list of selectors at the commas that stand in no brackets. */
const selectorsIn = (list: string): string[] => {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (const [index, letter] of [...list].entries()) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter !== ',' || depth > 0) continue;
    found.push(list.slice(from, index));
    from = index + 1;
  }
  return [...found, list.slice(from)].map((selector) => selector.trim());
};

const ROOT = /^(html|:root|body)((?:[.#[:][^\s>+~]*)?)\s+(?![>+~])(.+)$/;

/** A selector that begins outside of every scope would match nothing in one: it says where the scope is. */
const scoped = (selector: string): string => {
  const [, name, state = '', rest = ''] = ROOT.exec(selector) ?? [];
  if (!name) return selector;
  const below = `${name}${state} :where(:scope) ${rest}`;
  return name === 'body' ? `:where(:scope)${state} ${rest}, ${below}` : below;
};

/** The same selectors for rules inside a scope. */
export const scopedSelectors = (list: string): string => selectorsIn(list).map(scoped).join(', ');

/** What may hold braces and semicolons that end no rule, and those that do. */
const MARKS = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\((?!\s*["'])[^)]*\)|[{};]/g;

/** The rules of a style sheet's text, each with where its block begins; comments between them are left out. */
const rulesIn = (css: string): { text: string; block: number }[] => {
  const found: { text: string; block: number }[] = [];
  let [depth, from, block] = [0, 0, -1];
  for (const { 0: mark, index } of css.matchAll(MARKS)) {
    if (mark.startsWith('/*') && depth === 0 && css.slice(from, index).trim() === '')
      from = index + mark.length;
    if (mark === '{' && depth === 0) block = index;
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    const text = css.slice(from, index + 1).trimStart();
    found.push({ text, block: block < 0 ? -1 : block - (index + 1 - text.length) });
    [from, block] = [index + 1, -1];
  }
  return found;
};

const CONDITION = /^@(media|supports|container|layer|scope|starting-style)\b/;

/**
 * The rules of a sheet that select something, as they are written but for selectors that a scope changes. Text, because
 * what browsers say of a rule that they have read lacks a shorthand with a token of which one part is set again.
 */
export const scopedRules = (css: string): string =>
  rulesIn(css)
    .flatMap(({ text, block }) => {
      if (block < 0) return [];
      const [prelude, body] = [text.slice(0, block), text.slice(block)];
      if (CONDITION.test(prelude)) return [`${prelude}{${scopedRules(body.slice(1, -1))}}`];
      if (prelude.startsWith('@')) return [];
      const [space = ''] = /\s*$/.exec(prelude) ?? [];
      return [`${scopedSelectors(prelude)}${space}${body}`];
    })
    .join('\n');

/**
 * The scope of a remote: its sections, the first view while it loads, and what is put beside the page's root (dialogs);
 * not the frame and not the sections of others.
 */
export const scopeOf = (remote: string): string => {
  const own = `[data-remote="${remote}"]`;
  return `@scope (body, ${own}, [data-stage]) to (#root, [data-release]:not(${own}))`;
};
