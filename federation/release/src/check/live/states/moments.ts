export type Moment = 'shown' | 'standing' | 'left';

export const WHILE_SHOWN: readonly Moment[] = ['shown', 'standing'];
export const ALWAYS: readonly Moment[] = [...WHILE_SHOWN, 'left'];
