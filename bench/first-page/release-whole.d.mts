/** Returns a discovery file that knows only this build. */
export function releaseWhole(dist: string, liveFile: string): Promise<string>;
