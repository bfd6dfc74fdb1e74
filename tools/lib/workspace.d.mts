/** The remotes of this repository. */
export const remotes: readonly string[];
