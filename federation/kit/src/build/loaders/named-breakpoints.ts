import { BREAKPOINTS, belowWidth, fromWidth, type Breakpoint } from '@lacteos/contracts/breakpoints';

const isBreakpoint = (name: string): name is Breakpoint => name in BREAKPOINTS;

/**
 * Style sheet loader: replaces `(--from-md)` and `(--below-md)` by widths, until browsers know `@custom-media`.
 * Throws for unknown names and literal widths, which scripts would not know.
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

// Rspack demands a default export.
export { namedBreakpoints as default };
