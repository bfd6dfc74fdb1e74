export { CameraScan } from './camera-scan';
export { hasCamera } from './code-reader';
