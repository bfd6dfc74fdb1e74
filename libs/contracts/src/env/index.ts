export { type Bounds, type Environment, type EnvReader, originOf, readEnvironment } from './env-reader.js';
export { withFormerNames } from './former-names.js';
export { type BadVariable, SettingsError } from './settings-error.js';
