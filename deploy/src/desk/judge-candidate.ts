/** Loads and failures of a release while a candidate is tried. */
export interface TrialCounts {
  loads: number;
  errors: number;
}

/** When a candidate is taken back. */
export interface TrialLimits {
  /** Reports of the candidate below which nothing is decided. */
  leastReports: number;
  /** Share of failures (0 to 1) that is always allowed. */
  errorShare: number;
  /** How many times the stable release's share of failures is allowed. */
  timesStable: number;
  /** Share of the pages (0 to 1) that report what went well; failures are always reported. */
  reportSample: number;
}

const percent = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });
const NONE: TrialCounts = { loads: 0, errors: 0 };

/** Share of failures, 0 to 1; each reported load stands for those of the pages that were not asked. */
export const errorShare = ({ loads, errors }: TrialCounts, reportSample: number): number => {
  const all = loads / reportSample + errors;
  return all === 0 ? 0 : errors / all;
};

/**
 * Why a candidate is taken back (Spanish, for the history), or null while it may stay: when enough was reported and its
 * share of failures is above both limits. What fails in both releases alike is not the candidate's fault.
 */
export const judgeCandidate = (
  candidate: TrialCounts,
  stable: TrialCounts = NONE,
  { leastReports, errorShare: floor, timesStable, reportSample }: TrialLimits,
): string | null => {
  const reports = candidate.loads + candidate.errors;
  if (reports < leastReports) return null;
  const share = errorShare(candidate, reportSample);
  const stableShare = errorShare(stable, reportSample);
  const limit = Math.max(floor, timesStable * stableShare);
  if (share <= limit) return null;
  return (
    `Retirada automáticamente: ${candidate.errors} fallas en ${reports} informes (${percent.format(share)}); ` +
    `el límite es ${percent.format(limit)} y la versión en vivo falla en ${percent.format(stableShare)}.`
  );
};
