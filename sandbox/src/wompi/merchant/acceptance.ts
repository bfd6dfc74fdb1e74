import { randomUUID } from 'node:crypto';
import { WompiError } from '../protocol/wompi-error.js';

const HOUR_MS = 3_600_000;
type Purpose = 'END_USER_POLICY' | 'PERSONAL_DATA_AUTH';
const FIELDS: Readonly<Record<Purpose, string>> = {
  END_USER_POLICY: 'acceptance_token',
  PERSONAL_DATA_AUTH: 'accept_personal_auth',
};

export class AcceptanceTokens {
  private readonly open = new Map<string, { purpose: Purpose; lapses: number }>();

  constructor(private readonly now: () => number) {}

  issue(purpose: Purpose): { acceptance_token: string; permalink: string; type: Purpose } {
    const token = randomUUID();
    this.open.set(token, { purpose, lapses: this.now() + HOUR_MS });
    return {
      acceptance_token: token,
      permalink: `https://wompi.test/${purpose.toLowerCase()}.pdf`,
      type: purpose,
    };
  }

  /** Tokens count once within an hour. @throws WompiError when missing, unknown, expired or used */
  use(purpose: Purpose, body: Readonly<Record<string, unknown>>): void {
    const field = FIELDS[purpose];
    const token = String(body[field] ?? '');
    if (token === '') throw WompiError.ofField(field, 'No está presente');
    const issued = this.open.get(token);
    this.open.delete(token);
    if (issued?.purpose !== purpose || issued.lapses <= this.now())
      throw WompiError.ofField(field, 'El token de aceptación ya fue usado');
  }
}
