import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { AddedFilesPlugin, nameClasses, prerender } from '@lacteos/remote-kit/build';

/** Class names that both builds (browser and prerender) make alike. */
const CLASS_NAMES = 'shell-[name]-[local]';

const minified = (file) =>
  minifySync(readFileSync(file, 'utf8'), { compress: true, mangle: { toplevel: true } }).code.trim();

/** Adds the prerendered frame, the starter and the icon to the shell's release, so that the gateway finds them in it. */
export const addFrame = async (dir, config, localIdentName = CLASS_NAMES) => {
  nameClasses(config, localIdentName);
  const { publicPath } = config.output;
  const drawn = { dir, entry: './build/prerender.tsx', localIdentName, publicPath };
  const { renderFrame } = await prerender({ ...drawn, browserConfig: config });
  const added = {
    'frame.html': renderFrame(),
    'favicon.svg': readFileSync(join(dir, 'public/favicon.svg')),
    'start.js': minified(join(dir, 'public/start.js')),
    // Both are written into the HTML, as one script.
    'early.js': `${minified(join(dir, 'public/scheme.js'))};${minified(join(dir, 'public/early.js'))}`,
    'offline.js': minified(join(dir, 'public/offline.js')),
  };
  // Before the plugin that lists the release's files.
  config.plugins.unshift(new AddedFilesPlugin(added));
};
