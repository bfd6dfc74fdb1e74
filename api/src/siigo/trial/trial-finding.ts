/** `notice`: complete today, but of interest to the accountant. */
export interface TrialFinding {
  readonly level: 'right' | 'missing' | 'notice';
  readonly text: string;
}
