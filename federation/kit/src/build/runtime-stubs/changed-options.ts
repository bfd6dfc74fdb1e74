export const updateConsumeOptions = (): void => undefined;
export const updateRemoteOptions = (): void => undefined;
