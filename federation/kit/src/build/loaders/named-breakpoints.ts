import { BREAKPOINTS, belowWidth, fromWidth, type Breakpoint } from '@lacteos/contracts/breakpoints';

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

/**
 * A loader for style sheets: writes the widths of the breakpoints in place of their names, `(--from-md)` and
 * `(--below-md)`, as browsers will do themselves once they know `@custom-media`. Throws for a name that is none, and for a
 * width that is written out: layouts change where scripts know it.
 */
const namedBreakpoints = (css: string): string => {
  const [width] = /@media[^{]*width[^{]*/.exec(css) ?? [];
  if (width) throw new Error(`"${width.trim()}" names no breakpoint: ${Object.keys(BREAKPOINTS).join()}`);
  return css.replace(/\(--(from|below)-(\w+)\)/g, (_condition, side: string, name: string) => {
    if (!isBreakpoint(name))
      throw new Error(`No breakpoint is named "${name}": ${Object.keys(BREAKPOINTS).join()}`);
    return side === 'from' ? fromWidth(name) : belowWidth(name);
  });
};

// Rspack takes a loader from the default export; everything else in the project is named.
export { namedBreakpoints as default };
