import type { CDPSession } from 'playwright-core';

/** What all scripts of a document share; on the shell's own page every element is the shell's, too. */
const SHARED = `[window, document, window.visualViewport, window.navigation, screen.orientation, document.fonts,
  performance, navigator.serviceWorker, navigator.connection, navigator.mediaDevices, navigator.permissions]
  .filter((target) => target instanceof EventTarget)`;
const GROUP = 'listeners';

/** Types of all listeners and 'on…' handlers in the document, as often as they are held. */
export const readListeners = async (session: CDPSession): Promise<string[]> => {
  const { result } = await session.send('Runtime.evaluate', { expression: SHARED, objectGroup: GROUP });
  const { result: members } = await session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const held = await Promise.all(
    members
      .flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId ? [value.objectId] : []))
      .map((objectId) =>
        session.send('DOMDebugger.getEventListeners', { objectId, depth: -1, pierce: true }),
      ),
  );
  await session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  return held
    .flatMap(({ listeners }) => listeners)
    .filter(({ once }) => !once)
    .map(({ type }) => type)
    .sort();
};
