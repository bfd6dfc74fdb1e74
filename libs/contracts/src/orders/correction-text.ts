export interface CorrectionText {
  /** Null where the timeline has only the new value. */
  readonly before: string | null;
  readonly after: string;
  /** Null in older timelines, which keep it in the text after the change. */
  readonly reason: string | null;
}

const ARROW = ' → ';
const BREAK = '\n';

export const correctionDetail = ({
  before,
  after,
  reason,
}: { readonly [key in keyof CorrectionText]: string }): string =>
  `${before}${ARROW}${after}${BREAK}${reason}`;

export function readCorrection(detail: string): CorrectionText {
  const [change = '', ...reasons] = detail.split(BREAK);
  const [before = '', ...after] = change.split(ARROW);
  return {
    before: after.length > 0 ? before : null,
    after: after.length > 0 ? after.join(ARROW) : before,
    reason: reasons.length > 0 ? reasons.join(BREAK) : null,
  };
}
