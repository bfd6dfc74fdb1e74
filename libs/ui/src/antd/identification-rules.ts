import {
  checkDigitProblem,
  identificationProblem,
  readIdentification,
  recognizeNit,
} from '@lacteos/contracts/identification/identification';
import { NIT_DOCUMENT_TYPE } from '@lacteos/contracts/reference/reference-data';
import { Form, type FormInstance, type FormRule } from 'antd';

interface IdentificationFields {
  id_type?: string;
  identification?: string;
  check_digit?: string;
}

export interface IdentificationRules {
  readonly ofIdentification: FormRule;
  readonly ofCheckDigit: FormRule;
  /** Call on blur: normalizes the identification and moves a NIT's check digit into its field. */
  readonly settle: () => void;
}

/** `problemOf` returns the error text, or null. */
export const ruleOf = (problemOf: (text: string | undefined) => string | null): FormRule => ({
  validator: (_rule, text: string | undefined) => {
    const problem = problemOf(text);
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  },
});

export function useIdentificationRules(): IdentificationRules {
  const form = Form.useFormInstance<IdentificationFields>();
  const typeOf = (): string | undefined => form.getFieldValue('id_type') as string | undefined;
  const typed = (): string => (form.getFieldValue('identification') as string | undefined) ?? '';
  return {
    ofIdentification: ruleOf((text) => identificationProblem(typeOf(), text ?? '')),
    ofCheckDigit: ruleOf((digit) => checkDigitProblem(typeOf(), typed(), digit)),
    settle: () => settle(form, typeOf(), typed()),
  };
}

function settle(form: FormInstance<IdentificationFields>, idType: string | undefined, typed: string): void {
  const nit = recognizeNit(typed);
  if (!nit && identificationProblem(idType, typed) !== null) return;
  const { identification, checkDigit } = nit ?? readIdentification(idType, typed);
  if (identification === typed) return;
  form.setFieldsValue({
    identification,
    ...(checkDigit === null ? {} : { id_type: NIT_DOCUMENT_TYPE, check_digit: checkDigit }),
  });
}
