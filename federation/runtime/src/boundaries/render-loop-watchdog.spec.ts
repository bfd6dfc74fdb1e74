import { startRenderLoopWatchdog } from './render-loop-watchdog';

const aPage = () => {
  const text = document.createTextNode('');
  const page = document.createElement('main');
  page.append(text);
  return { page, text };
};

/** Draws `rounds` times in each of `seconds`. */
const draw = async (rounds: number, seconds: number) => {
  const { page, text } = aPage();
  const clock = { ms: 0 };
  const onRenderLoop = jest.fn();
  const stop = startRenderLoopWatchdog(page, onRenderLoop, () => clock.ms);
  for (let round = 1; round <= rounds * seconds; round += 1) {
    clock.ms = (round * 1_000) / rounds;
    text.data = String(round);
    await Promise.resolve();
  }
  stop();
  return onRenderLoop;
};

describe('Endless rendering', () => {
  it('is reported once after three seconds', async () => {
    expect(await draw(800, 2)).not.toHaveBeenCalled();
    expect(await draw(800, 8)).toHaveBeenCalledTimes(1);
  });

  it('is distinguished from an animation on a fast screen', async () => {
    expect(await draw(144, 8)).not.toHaveBeenCalled();
  });
});
