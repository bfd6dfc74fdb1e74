export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

export const stateAfter = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): State | null => transitions[state][event] ?? null;

/** @throws Error when the state does not allow it, a programming error */
export function requiredStateAfter<State extends string, Event extends string>(
  subject: string,
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): State {
  const next = stateAfter(transitions, state, event);
  if (next === null) throw new Error(`${subject} that is ${state} cannot be ${event}`);
  return next;
}
