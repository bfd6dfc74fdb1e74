/** How the other release differs. */
export interface Difference {
  version: string;
  /** Replacements in scripts and styles; each must be found. */
  texts?: Readonly<Record<string, string>>;
  /** Stands behind the title of each page. */
  titleSuffix?: string;
}

/** Makes another release out of a build in a moment, into `outDir`; answers with what its release.json says. */
export function makeAnotherRelease(
  buildDir: string,
  outDir: string,
  difference: Difference,
): Promise<{ name: string; releaseId: string; entry: string }>;
