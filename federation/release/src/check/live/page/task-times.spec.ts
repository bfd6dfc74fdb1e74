import { longestTaskIn, type TraceEvent } from './task-times.js';

const MAIN = { pid: 1, tid: 1 };
const task = (event: Partial<TraceEvent>): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ...MAIN,
  ...event,
});
const NAMES: TraceEvent[] = [
  { name: 'thread_name', ...MAIN, args: { name: 'CrRendererMain' } },
  { name: 'thread_name', pid: 2, tid: 7, args: { name: 'CrBrowserMain' } },
];

describe('the longest task of a traced page', () => {
  it('counts the time that the thread had the processor, not what others took of it [N-37-229]', () => {
    const events = [...NAMES, task({ dur: 723_000, tdur: 310_400 }), task({ dur: 200_000, tdur: 199_000 })];
    expect(longestTaskIn(events)).toBe(310);
  });

  it('is that of the main thread of a page, and 0 without any', () => {
    const events = [...NAMES, task({ dur: 9_000_000, tdur: 9_000_000, pid: 2, tid: 7 })];
    expect(longestTaskIn(events)).toBe(0);
    expect(longestTaskIn([...events, { ...task({ tdur: 90_000 }), name: 'FunctionCall' }])).toBe(0);
  });

  it('takes its whole time where the system does not tell that of the thread', () => {
    expect(longestTaskIn([...NAMES, task({ dur: 80_000 })])).toBe(80);
  });
});
