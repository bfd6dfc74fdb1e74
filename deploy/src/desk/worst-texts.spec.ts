import { dearTexts } from '@lacteos/contracts/testing';
import { activate } from '../actions/release-actions.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { startApiStandIn, startDesk, TestClock, type TestDesk } from './desk-fixture.js';
import { browserName } from './stacks/browser-name.js';
import { groupIdOf } from './stacks/error-groups.js';
import { parseDsn } from './stacks/forward-errors.js';
import { parseStack } from './stacks/parse-stack.js';

describe('the cost to the release desk of a text that a stranger chose', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a stack', parseStack],
    ['a line of a stack', (text) => parseStack(`at a (${text}:1:1)`)],
    ['the name of a browser', browserName],
    ['a version of a browser', (text) => browserName(`Version/${text}`)],
    ['a message', (message) => groupIdOf({ remote: 'a', message, frames: [] })],
    ['an address of a service', (text) => parseDsn(`https://key@a.test/${encodeURIComponent(text)}`)],
  ])('%s grows with its length, not with its square', async (_place, work) => {
    expect(await dearTexts(work)).toEqual([]);
  });
});

describe('reports of texts that were chosen to be dear', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let environment: TestEnvironment;
  let desk: TestDesk;
  const RELEASE = '1.0.1-b';
  beforeAll(async () => {
    api = await startApiStandIn();
    const clock = new TestClock();
    environment = await aFolderEnvironment();
    await environment.publishAll(RELEASE);
    await activate(environment.open({ now: clock.now }), PROJECT, RELEASE);
    desk = await startDesk(environment, clock, api.url);
  });
  afterAll(async () => {
    await desk.close();
    await api.close();
  });

  it.each(['remote', 'release', 'code', 'page', 'attempt', 'message', 'stack'])(
    'cost no more in %s than their length',
    async (field) => {
      const report = (text: string) => {
        const error = { message: 'a', stack: 'b' };
        const isOfError = field === 'message' || field === 'stack';
        const changes = isOfError ? { error: { ...error, [field]: text } } : { [field]: text, error };
        return desk.report(RELEASE, { kind: 'runtime', ok: false, ...changes });
      };
      expect(await dearTexts(report)).toEqual([]);
    },
  );
});
