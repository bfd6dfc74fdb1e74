import type { ReleaseTarget } from './releases.mjs';

/** Why the gate refuses a published release, or null. */
export function gateRefusal(
  shopUrl: string,
  target: ReleaseTarget,
  name: string,
  releaseId: string,
): Promise<string | null>;
