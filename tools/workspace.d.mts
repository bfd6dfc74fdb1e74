export const remotes: readonly string[];
export const root: string;
