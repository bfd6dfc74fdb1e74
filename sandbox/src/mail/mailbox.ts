import { randomUUID } from 'node:crypto';

export interface Message {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const CAPACITY = 500;

/** Keeps the latest mails in memory, newest first. */
export class Mailbox {
  private messages: Message[] = [];

  add(message: Omit<Message, 'id' | 'receivedAt'>): void {
    const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
    this.messages = [entry, ...this.messages].slice(0, CAPACITY);
  }

  /** Mails to an address (compared without case), or all of them. */
  list(to?: string): Message[] {
    if (to === undefined || to === '') return this.messages;
    return this.messages.filter((message) =>
      message.to.some((address) => address.toLowerCase() === to.toLowerCase()),
    );
  }

  clear(): void {
    this.messages = [];
  }
}
