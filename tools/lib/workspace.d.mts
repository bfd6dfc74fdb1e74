/** The remotes of this repository. */
export const remotes: readonly string[];
/** The folder of the workspace. */
export const root: string;
