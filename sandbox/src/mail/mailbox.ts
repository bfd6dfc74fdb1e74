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

export class Mailbox {
  private messages: Message[] = [];

  add(message: Omit<Message, 'id' | 'receivedAt'>): void {
    const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
    this.messages = [entry, ...this.messages].slice(0, CAPACITY);
  }

  /** Compares addresses without case. */
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
