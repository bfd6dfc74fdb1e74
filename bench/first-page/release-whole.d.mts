/** Publishes that build and answers with a discovery file that knows only it. */
export function releaseWhole(dist: string, liveFile: string): Promise<string>;
