import { judgeTasks, LongestTasks, measuredTask } from './task-budget.js';

const budget = { firstViewKb: 900, errorPercent: 2 };
const aTour = (): LongestTasks => {
  const tasks = new LongestTasks();
  for (const [address, ms] of [
    ['/cart', 340],
    ['/shipping', 120],
    ['/cart', 90],
  ] as const)
    tasks.record(address, ms);
  return tasks;
};

describe('the longest task while a page is opened', () => {
  it.each([
    [119, 'breaks'],
    [120, 'fine'],
  ])('against a budget of %d ms %s: of several openings the least counts [N-22-165]', (longTaskMs, level) => {
    const found = judgeTasks(aTour(), { ...budget, longTaskMs });
    const message = `the longest task while /shipping is opened takes 120 ms, budget ${longTaskMs} ms`;
    expect(found).toMatchObject([{ level, message }]);
    expect(measuredTask(found)).toBe(120);
  });

  it('names the pages above a budget, which are measured again alone [N-37-229]', () => {
    expect(aTour().pagesAbove(119)).toEqual(['/shipping']);
    expect(aTour().pagesAbove(120)).toEqual([]);
  });

  it('is not judged when the manifest sets no budget or no page was opened', () => {
    expect(judgeTasks(aTour(), budget)).toEqual([]);
    expect(judgeTasks(new LongestTasks(), { ...budget, longTaskMs: 1 })).toEqual([]);
    expect(measuredTask(undefined)).toBeNull();
  });
});
