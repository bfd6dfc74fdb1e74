/** Unescaped letters of a selector outside of brackets and quotes. */
function* bareLettersIn(selector: string): Generator<readonly [index: number, letter: string]> {
  let [depth, quote] = [0, ''];
  for (let index = 0; index < selector.length; index += 1) {
    const letter = selector.charAt(index);
    if (letter === '\\') index += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    else if (depth === 0) yield [index, letter];
  }
}

const selectorsIn = (list: string): string[] => {
  const commas = [...bareLettersIn(list)].filter(([, letter]) => letter === ',').map(([index]) => index);
  return [-1, ...commas].map((comma, n) => list.slice(comma + 1, commas[n]).trim());
};

/** Pseudo-elements and their states come last, so the limit precedes them. */
const limited = (selector: string, place: string): string => {
  const colons = [...bareLettersIn(selector)].filter(
    ([index, letter]) => letter === ':' && selector.charAt(index + 1) === ':',
  );
  const end = colons[0]?.[0] ?? selector.length;
  return `${selector.slice(0, end)}${place}${selector.slice(end)}`;
};

/** Limits selectors to a place without changing their specificity. */
export const selectorsWithin = (place: string, list: string): string =>
  selectorsIn(list)
    .map((selector) => limited(selector, place))
    .join(', ');

/**
 * Scope of a remote's styles: its sections, its first view and what is put beside the root (dialogs), but neither the
 * frame nor others' sections.
 */
export const placeOf = (remote: string): string => {
  const own = `[data-remote="${remote}"]`;
  const others = `[data-release]:not(${own})`;
  const roots = `:is(${own}, [data-stage])`;
  const places = [
    `:is(${roots}, ${roots} *):not(${roots} ${others}, ${roots} ${others} *)`,
    `:is(${roots} ${others} ${own}, ${roots} ${others} ${own} *)`,
    `body :not(#root, #root *, ${others}, ${others} *)`,
  ];
  return `:where(${places.join(', ')})`;
};
