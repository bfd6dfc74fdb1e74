export { LegalModule } from './legal.module.js';
export { LegalTextEntity } from './legal-text.entity.js';
export { LegalTextsService, type AcceptedTerms } from './legal-texts.service.js';
