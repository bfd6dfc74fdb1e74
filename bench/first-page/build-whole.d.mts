/** Builds shell and storefront as one application without federation; answers with the folder of the build. */
export function buildWhole(workDir: string): Promise<string>;
