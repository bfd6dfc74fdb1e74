import { MESSAGE_FAILURE_TEXTS, MESSAGE_TOPICS } from '@lacteos/contracts/reference/messages';
import type { DeadLetter } from '@lacteos/contracts/schemas';

export const topicText = ({ topic }: Pick<DeadLetter, 'topic'>): string => MESSAGE_TOPICS[topic] ?? topic;

export const failureText = ({ failure }: Pick<DeadLetter, 'failure'>): string =>
  MESSAGE_FAILURE_TEXTS[failure] ?? MESSAGE_FAILURE_TEXTS.unexpected;

export const TOPIC_OPTIONS = Object.entries(MESSAGE_TOPICS).map(([value, label]) => ({ value, label }));

export const doneText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 mensaje ${one}` : `${count} mensajes ${many}`;
