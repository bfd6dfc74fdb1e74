import type { PlannedVat } from '@lacteos/contracts/money/vat-classes';

type Plan = Pick<PlannedVat, 'nextTaxClassification' | 'taxChangeOn'>;
export type VatPlanProblems = Partial<Record<keyof Plan, string>>;

export const NO_VAT_PLAN: Plan = { nextTaxClassification: null, taxChangeOn: null };

/** A new day must be in the future. @param before replaced plan @param today yyyy-MM-dd in Colombia */
export function vatPlanProblems(after: Plan, before: Plan, today: string): VatPlanProblems {
  const { nextTaxClassification, taxChangeOn } = after;
  if (nextTaxClassification !== null && taxChangeOn === null)
    return { taxChangeOn: 'Indique desde qué día rige la clase siguiente.' };
  if (nextTaxClassification === null && taxChangeOn !== null)
    return { nextTaxClassification: 'Indique la clase que rige desde ese día.' };
  const isNew = taxChangeOn !== null && taxChangeOn !== before.taxChangeOn;
  if (isNew && taxChangeOn <= today)
    return { taxChangeOn: 'El cambio de clase rige desde un día después de hoy.' };
  return {};
}
