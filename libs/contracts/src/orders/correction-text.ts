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
