import { BooleanField, MomentField, TextField } from '#platform/http/index.js';

export class OpenSessionDto {
  @TextField({ description: 'Names the session when it is closed; no secret' })
  id: string;

  @TextField({
    nullable: true,
    description: "What the browser called itself when it signed in (the header 'User-Agent')",
  })
  device: string | null;

  @BooleanField({ description: "Whether it outlives the browser ('remember me')" })
  isPersistent: boolean;

  @MomentField()
  startedAt: string;

  @MomentField({ description: 'When it last renewed itself' })
  lastUsedAt: string;

  @MomentField()
  expiresAt: string;
}

export class OwnSessionDto extends OpenSessionDto {
  @BooleanField({ description: 'Whether it is the session of this call' })
  isCurrent: boolean;
}
