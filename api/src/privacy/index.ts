export { ConsentEntity } from './consents/consent.entity.js';
export { PrivacyModule } from './privacy.module.js';
