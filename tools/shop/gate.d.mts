import type { ReleaseTarget } from './releases.mjs';

/** Reason for refusal, or null. */
export function gateRefusal(
  shopUrl: string,
  target: ReleaseTarget,
  name: string,
  releaseId: string,
): Promise<string | null>;
