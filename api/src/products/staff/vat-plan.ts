import type { PlannedVat } from '@lacteos/contracts/money/vat-classes';

type Plan = Pick<PlannedVat, 'nextTaxClassification' | 'taxChangeOn'>;
/** Problems by field of the product form. */
export type VatPlanProblems = Partial<Record<keyof Plan, string>>;

/** The plan of a product that keeps its class. */
export const NO_VAT_PLAN: Plan = { nextTaxClassification: null, taxChangeOn: null };

/**
 * What is wrong with a planned change of VAT class: class and day come together, and a new day lies ahead.
 * @param before the plan that it replaces
 * @param today yyyy-MM-dd in Colombia
 */
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
