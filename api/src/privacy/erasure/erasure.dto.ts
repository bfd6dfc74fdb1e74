import { ERASURE_WORD } from '@lacteos/contracts/privacy/consents';
import { TEXTS } from '@lacteos/contracts/validation';

import { TextArrayField, SecretField, TextField } from '#platform/http/index.js';

export class ErasureStateDto {
  @TextArrayField({ description: 'Spanish sentences; empty: it can be erased' })
  obstacles: string[];
}

export class ErasureDto {
  @SecretField({ max: 128, required: TEXTS.passwordRequired })
  password: string;

  @TextField({ max: 20, description: `The word ${ERASURE_WORD}, typed by the person` })
  word: string;
}
