import type { Tally } from './votes.js';

export interface TrialLimits {
  leastReports: number;
  /** Failure share (0 to 1) that is always allowed. */
  errorShare: number;
  timesStable: number;
  reportSample: number;
  /** Minimum number of networks with failures. */
  leastNetworks: number;
  votesPerNetwork: number;
}

const percent = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });

/** Share from 0 to 1; reported mounts are scaled up by the sampling rate. */
const errorShare = ({ mounts, errors }: Tally, reportSample: number): number => {
  const all = mounts / reportSample + errors;
  return all === 0 ? 0 : errors / all;
};

/**
 * Spanish reason for withdrawal, or null. Requires enough reports, failures from enough networks, and a failure share
 * above both limits, so that failures of both releases alike do not count.
 */
export const judgeCanary = (
  canary: Tally,
  stable: Tally,
  { leastReports, errorShare: floor, timesStable, reportSample, leastNetworks }: TrialLimits,
): string | null => {
  const reports = Math.round(canary.mounts + canary.errors);
  if (reports < leastReports || canary.failingNetworks < leastNetworks) return null;
  const share = errorShare(canary, reportSample);
  const stableShare = errorShare(stable, reportSample);
  const limit = Math.max(floor, timesStable * stableShare);
  if (share <= limit) return null;
  return (
    `Retirada automáticamente: ${Math.round(canary.errors)} fallas en ${reports} informes (${percent.format(share)}); ` +
    `el límite es ${percent.format(limit)} y la versión en vivo falla en ${percent.format(stableShare)}.`
  );
};
