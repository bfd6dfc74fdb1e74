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

/**
 * The scope of a remote: its sections, the first view while it loads, and what is put beside the page's root (dialogs);
 * not the frame and not the sections of others.
 */
export const scopeOf = (remote: string): string => {
  const own = `[data-remote="${remote}"]`;
  return `@scope (body, ${own}, [data-stage]) to (#root, [data-release]:not(${own}))`;
};
