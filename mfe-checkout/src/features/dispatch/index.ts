export { registerDispatch } from './api/register-dispatch';
