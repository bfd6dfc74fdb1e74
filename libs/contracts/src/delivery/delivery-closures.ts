export const DAY_CLOSURES = ['weekday', 'holiday', 'closed', 'full', 'cut-off'] as const;
export type DayClosure = (typeof DAY_CLOSURES)[number];
