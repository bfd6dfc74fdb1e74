import { TEXTS } from '@lacteos/contracts/validation';
import { BooleanField, IntField, TextArrayField, SecretField, TextField } from '#platform/http/index.js';
import { MAX_PASSWORD } from '../passwords/password-field.js';

const MAX_CODE = 20;

export class TotpStateDto {
  @BooleanField()
  isActive: boolean;

  @IntField({ description: 'Backup codes that were not used yet' })
  backupCodes: number;
}

export class TotpBeginDto {
  @SecretField({ max: MAX_PASSWORD, required: TEXTS.passwordRequired })
  password: string;
}

export class TotpSetupDto {
  @TextField({ description: 'Base32, for applications that read no QR' })
  secret: string;

  @TextField({ description: 'The QR as a picture in a data: address' })
  qr: string;
}

export class TotpCodeDto {
  @TextField({ max: MAX_CODE, required: TEXTS.codeInvalid })
  code: string;
}

export class TotpRemovalDto extends TotpCodeDto {
  @SecretField({ max: MAX_PASSWORD, required: TEXTS.passwordRequired })
  password: string;
}

export class BackupCodesDto {
  @TextArrayField({ description: 'Shown this once; each replaces a code one time' })
  codes: string[];
}
