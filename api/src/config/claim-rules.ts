import { CLAIM_KIND_NAMES, type ClaimKind } from '@lacteos/contracts/claims/claims';
import type { EnvReader } from '@lacteos/contracts/env';

export type DaysByKind = Readonly<Record<ClaimKind, number>>;

/** The shop's lawyer has to confirm these terms. */
export interface ClaimRules {
  /** Business days to answer, from the day after receipt. */
  readonly terms: DaysByKind;
  /** Business days of the single prolongation; 0 where the law allows none. */
  readonly prolongations: DaysByKind;
  readonly dueSoonDays: number;
  /** Calendar days to report a harmful product to the authority. */
  readonly harmReportDays: number;
  readonly harmReporter: string;
}

/**
 * Ley 1480 of 2011 art. 58 (complaints), Ley 1755 of 2015 (petitions), Ley 1581 of 2012 art. 14 and 15 (personal
 * data), Decreto 587 of 2016 (payment reversals). No law sets a term for suggestions.
 */
const TERMS: DaysByKind = {
  petition: 15,
  complaint: 15,
  claim: 15,
  suggestion: 15,
  'payment-reversal': 15,
  'data-query': 10,
  'data-claim': 15,
};
const PROLONGATIONS: DaysByKind = {
  petition: 15,
  complaint: 0,
  claim: 0,
  suggestion: 0,
  'payment-reversal': 0,
  'data-query': 5,
  'data-claim': 8,
};

/** The shop's lawyer has to confirm every term. */
export const readClaimRules = (reader: EnvReader): ClaimRules => ({
  terms: readDays(reader, 'CLAIM_TERMS', TERMS),
  prolongations: readDays(reader, 'CLAIM_PROLONGATIONS', PROLONGATIONS),
  dueSoonDays: reader.integer('CLAIM_DUE_SOON_DAYS', 3, { min: 0, max: 60 }),
  harmReportDays: reader.integer('HARM_REPORT_DAYS', 3, { min: 1, max: 60 }),
  harmReporter: reader.text('HARM_REPORTER', 'El representante legal'),
});

const MAX_DAYS = 250;

function readDays(reader: EnvReader, name: string, defaults: DaysByKind): DaysByKind {
  const expected = `pairs such as claim=15 of ${CLAIM_KIND_NAMES.join(', ')}, separated by commas; days from 0 to ${MAX_DAYS}`;
  const changes = reader.list<[string, number]>(
    name,
    [],
    (text) => {
      const [kind = '', days = ''] = text.split('=').map((part) => part.trim());
      const isRight = kind in defaults && /^\d{1,3}$/.test(days);
      return isRight && Number(days) <= MAX_DAYS ? [kind, Number(days)] : null;
    },
    expected,
  );
  return { ...defaults, ...Object.fromEntries(changes) };
}
