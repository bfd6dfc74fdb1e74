import type { CDPSession } from 'playwright-core';

/** Targets that all scripts of a document share. On the neutral page all elements are the shell's as well. */
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
