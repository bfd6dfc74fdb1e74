/** Widths of the window, in CSS pixels, at which layouts change; style sheets name them: `@media (--from-md)`. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

/** Name of a width at which layouts change. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Media condition of windows at least as wide as the breakpoint; in a style sheet `(--from-md)`. */
export const fromWidth = (name: Breakpoint): string => `(min-width: ${BREAKPOINTS[name]}px)`;

/** Media condition of windows narrower than the breakpoint; in a style sheet `(--below-md)`. */
export const belowWidth = (name: Breakpoint): string => `(max-width: ${BREAKPOINTS[name] - 0.02}px)`;
