import { BooleanField, EmailField, TextField } from '#platform/http/index.js';

export class EmailVerificationDto {
  @EmailField()
  email: string;

  @BooleanField()
  isVerified: boolean;
}

export class VerifyEmailDto {
  @TextField({ max: 200, description: 'Token of a mailed link' })
  token: string;
}

export class VerifiedEmailDto {
  @BooleanField({ description: 'Whether the address was verified before' })
  wasVerified: boolean;
}
