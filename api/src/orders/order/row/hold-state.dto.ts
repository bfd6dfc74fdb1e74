import { MomentField } from '#platform/http/index.js';

export class HoldStateDto {
  @MomentField({ nullable: true, description: 'When an unpaid order gives its units back; null: never' })
  endsAt: string | null;

  @MomentField({ nullable: true, description: 'When it gave them back; null while it holds them' })
  releasedAt: string | null;
}
