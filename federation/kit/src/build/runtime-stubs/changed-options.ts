/** Replaces merging of shared packages after the start: a release knows its own. */
export const updateConsumeOptions = (): void => undefined;
export const updateRemoteOptions = (): void => undefined;
