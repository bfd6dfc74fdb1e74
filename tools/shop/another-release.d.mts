export interface Difference {
  version: string;
  /** Each must be found. */
  texts?: Readonly<Record<string, string>>;
  titleSuffix?: string;
}

/** Returns its release.json. */
export function makeAnotherRelease(
  buildDir: string,
  outDir: string,
  difference: Difference,
): Promise<{ name: string; releaseId: string; entry: string }>;
