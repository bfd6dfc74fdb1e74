import { TEXTS } from '@lacteos/contracts';
import type { FormRule } from 'antd';

/** A field that must not be empty or blank. */
export const REQUIRED: FormRule = { required: true, whitespace: true, message: TEXTS.required };
/** A choice that must be made. */
export const CHOSEN: FormRule = { required: true, message: TEXTS.required };

/** A rule from a function that tells what is wrong, or null. */
export const ruleOf = (problemOf: (text: string | undefined) => string | null): FormRule => ({
  validator: (_rule, text: string | undefined) => {
    const problem = problemOf(text);
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  },
});
