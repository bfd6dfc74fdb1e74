import { lacteosRemote } from '@lacteos/vite-remote';

export default { esbuild: { jsx: 'automatic' }, plugins: [lacteosRemote({ entry: 'src/remote.jsx' })] };
