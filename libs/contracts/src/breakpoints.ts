/** CSS pixels at the usual text size; style sheets name them: `@media (--from-md)`. */
export const BREAKPOINTS = { xs: 300, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

// In em: with large text the narrow layout comes earlier.
const em = (pixels: number): string => `${pixels / 16}em`;

export const fromWidth = (name: Breakpoint): string => `(min-width: ${em(BREAKPOINTS[name])})`;

export const belowWidth = (name: Breakpoint): string => `(max-width: ${em(BREAKPOINTS[name] - 0.02)})`;
