/** `notice`: nothing is missing today, but something the accountant should know. */
export interface TrialFinding {
  readonly level: 'right' | 'missing' | 'notice';
  readonly text: string;
}
