import type { ReleaseRole } from './registry-file.js';

/** A release that may be shown in place of a section's. */
export interface Replacement {
  releaseId: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  role: ReleaseRole | null;
  numbers: { mounts: number; errors: number } | null;
}
