/** Returns the folder of the build. */
export function buildWhole(workDir: string): Promise<string>;
