import { TEXTS } from '@lacteos/contracts/validation';
import type { FormRule } from 'antd';

/** A field that must not be empty or blank. */
export const REQUIRED: FormRule = { required: true, whitespace: true, message: TEXTS.required };
/** A choice that must be made. */
export const CHOSEN: FormRule = { required: true, message: TEXTS.required };
