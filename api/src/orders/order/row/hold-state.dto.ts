import { MomentField, TextField } from '#platform/http/index.js';

export class HoldStateDto {
  @MomentField({ nullable: true, description: 'When an unpaid order gives its units back; null: never' })
  endsAt: string | null;

  @MomentField({ nullable: true, description: 'When it gave them back; null while it holds them' })
  releasedAt: string | null;
}

export class BreBAccountDto {
  @TextField()
  key: string;

  @TextField({ description: 'Masked name of the holder, as banks show it before a payment' })
  holder: string;

  @TextField({ description: 'Picture of the key as a QR code, a data URL' })
  qr: string;
}
