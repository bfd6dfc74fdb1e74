/** What a correction changed, and why. */
export interface CorrectionText {
  /** null where the timeline only says what it is now. */
  readonly before: string | null;
  readonly after: string;
  /** null in timelines of before reasons stood apart; the text after the change has it then. */
  readonly reason: string | null;
}

const ARROW = ' → ';
/** No value of a form has one. */
const BREAK = '\n';

/** A correction as the timeline of an order keeps it. */
export const correctionDetail = ({
  before,
  after,
  reason,
}: { readonly [key in keyof CorrectionText]: string }): string =>
  `${before}${ARROW}${after}${BREAK}${reason}`;

/** Reads {@link correctionDetail}. */
export function readCorrection(detail: string): CorrectionText {
  const [change = '', ...reasons] = detail.split(BREAK);
  const [before = '', ...after] = change.split(ARROW);
  return {
    before: after.length > 0 ? before : null,
    after: after.length > 0 ? after.join(ARROW) : before,
    reason: reasons.length > 0 ? reasons.join(BREAK) : null,
  };
}
