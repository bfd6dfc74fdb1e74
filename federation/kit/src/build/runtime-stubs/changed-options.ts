/** In place of the merging of shared packages that appear after the start: a release knows all of its own. */
export const updateConsumeOptions = (): void => undefined;
/** The same for remotes. */
export const updateRemoteOptions = (): void => undefined;
