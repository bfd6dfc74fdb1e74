import { keepNatives } from '@lacteos/remote-runtime/natives';
import { yieldToMainThread } from './yield-to-main-thread';

// Scripts that are loaded from here on may replace them.
keepNatives();

const start = async (): Promise<void> => {
  // Removed from production builds.
  if (process.env['NODE_ENV'] !== 'production') (await import('./dev-server')).prepareDevServer();
  // Yields between the pieces, so that a phone can answer a tap.
  await yieldToMainThread();
  await import('react-dom/client');
  await yieldToMainThread();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
};

// Shared packages must be negotiated before modules that use them run.
void start();
