import { TEXTS } from '@lacteos/contracts/validation';
import type { FormRule } from 'antd';

export const REQUIRED: FormRule = { required: true, whitespace: true, message: TEXTS.required };
export const CHOSEN: FormRule = { required: true, message: TEXTS.required };
