import { Injectable } from '@nestjs/common';

/** What a person decided about personal data when signing up. */
export interface SignUpChoices {
  readonly userId: number;
  /** Version of the data policy that the form showed; null for forms of earlier releases. */
  readonly policyVersion: number | null;
  readonly marketing: boolean;
}
type Listener = (choices: SignUpChoices) => Promise<void>;

/** Tells other modules of accounts that sign up, in the transaction that adds them. */
@Injectable()
export class NewAccounts {
  private readonly listeners: Listener[] = [];

  onSignUp(listener: Listener): void {
    this.listeners.push(listener);
  }

  async announce(choices: SignUpChoices): Promise<void> {
    for (const listener of this.listeners) await listener(choices);
  }
}
