import { MESSAGE_FAILURE_TEXTS, MESSAGE_TOPICS } from '@lacteos/contracts/reference/messages';
import type { DeadLetter } from '@lacteos/contracts/schemas';

/** Purpose of a message; an unknown topic shows its own name. */
export const topicText = ({ topic }: Pick<DeadLetter, 'topic'>): string => MESSAGE_TOPICS[topic] ?? topic;

export const failureText = ({ failure }: Pick<DeadLetter, 'failure'>): string =>
  MESSAGE_FAILURE_TEXTS[failure] ?? MESSAGE_FAILURE_TEXTS.unexpected;

export const TOPIC_OPTIONS = Object.entries(MESSAGE_TOPICS).map(([value, label]) => ({ value, label }));

/** 'El mensaje' or '3 mensajes', and what was done with them. */
export const doneText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 mensaje ${one}` : `${count} mensajes ${many}`;
