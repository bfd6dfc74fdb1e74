/** How the other release differs. */
export interface Difference {
  version: string;
  /** Replacements in scripts and styles; each must be found. */
  texts?: Readonly<Record<string, string>>;
  /** Appended to the title of each page. */
  titleSuffix?: string;
}

/** Makes another release out of a build without compiling, into `outDir`; returns its release.json. */
export function makeAnotherRelease(
  buildDir: string,
  outDir: string,
  difference: Difference,
): Promise<{ name: string; releaseId: string; entry: string }>;
