/** Widths of the window, in CSS pixels at the usual text size, at which layouts change; style sheets name them: `@media (--from-md)`. */
export const BREAKPOINTS = { xs: 300, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

// In units of the visitor's text size: with large text the narrow layout comes earlier.
const em = (pixels: number): string => `${pixels / 16}em`;

/** Media condition of windows at least as wide as the breakpoint; in a style sheet `(--from-md)`. */
export const fromWidth = (name: Breakpoint): string => `(min-width: ${em(BREAKPOINTS[name])})`;

/** Media condition of windows narrower than the breakpoint; in a style sheet `(--below-md)`. */
export const belowWidth = (name: Breakpoint): string => `(max-width: ${em(BREAKPOINTS[name] - 0.02)})`;
