/** The letters of a selector that stand outside of its brackets and quotes, and are not escaped. */
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

/** Splits a list of selectors at its commas. */
const selectorsIn = (list: string): string[] => {
  const commas = [...bareLettersIn(list)].filter(([, letter]) => letter === ',').map(([index]) => index);
  return [-1, ...commas].map((comma, n) => list.slice(comma + 1, commas[n]).trim());
};

/** A pseudo-element (`::before`) and its states come last: the limit stands before them. */
const limited = (selector: string, place: string): string => {
  const colons = [...bareLettersIn(selector)].filter(
    ([index, letter]) => letter === ':' && selector.charAt(index + 1) === ':',
  );
  const end = colons[0]?.[0] ?? selector.length;
  return `${selector.slice(0, end)}${place}${selector.slice(end)}`;
};

/** The same selectors, which match only what lies in a place; as strong as before. */
export const selectorsWithin = (place: string, list: string): string =>
  selectorsIn(list)
    .map((selector) => limited(selector, place))
    .join(', ');

/**
 * Where the styles of a remote count: in its sections, in the first view while it loads, and in what is put beside the page's
 * root (dialogs); not in the frame and not in sections of others, but in its own parts inside those.
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
