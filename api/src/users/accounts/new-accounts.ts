import { Injectable } from '@nestjs/common';

export interface SignUpChoices {
  readonly userId: number;
  /** Shown data policy; null for forms of earlier releases. */
  readonly policyVersion: number | null;
  readonly marketing: boolean;
}
type Listener = (choices: SignUpChoices) => Promise<void>;

/** Notifies other modules in the transaction of the sign-up. */
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
