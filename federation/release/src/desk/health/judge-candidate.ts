import type { Tally } from './votes.js';

/** Limits beyond which a candidate is withdrawn. */
export interface TrialLimits {
  /** Reports of the candidate below which nothing is decided. */
  leastReports: number;
  /** Share of failures (0 to 1) that is always allowed. */
  errorShare: number;
  /** How many times the stable release's share of failures is allowed. */
  timesStable: number;
  /** Share of the pages (0 to 1) that report what went well; failures are always reported. */
  reportSample: number;
  /** Networks below which failures decide nothing. */
  leastNetworks: number;
  /** Votes of one network that count. */
  votesPerNetwork: number;
}

const percent = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });

/** Share of failures, 0 to 1; reported mounts are scaled up by the sampling rate. */
const errorShare = ({ mounts, errors }: Tally, reportSample: number): number => {
  const all = mounts / reportSample + errors;
  return all === 0 ? 0 : errors / all;
};

/**
 * Why a candidate is withdrawn (Spanish, for the history), or null: withdrawn when enough visitors reported, failures came
 * from enough networks, and their share exceeds both limits. Failures of both releases alike are not the candidate's.
 */
export const judgeCandidate = (
  candidate: Tally,
  stable: Tally,
  { leastReports, errorShare: floor, timesStable, reportSample, leastNetworks }: TrialLimits,
): string | null => {
  // Votes that count in part make fractions.
  const reports = Math.round(candidate.mounts + candidate.errors);
  if (reports < leastReports || candidate.failingNetworks < leastNetworks) return null;
  const share = errorShare(candidate, reportSample);
  const stableShare = errorShare(stable, reportSample);
  const limit = Math.max(floor, timesStable * stableShare);
  if (share <= limit) return null;
  return (
    `Retirada automáticamente: ${Math.round(candidate.errors)} fallas en ${reports} informes (${percent.format(share)}); ` +
    `el límite es ${percent.format(limit)} y la versión en vivo falla en ${percent.format(stableShare)}.`
  );
};
