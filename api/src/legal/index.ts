export { LegalModule } from './legal.module.js';
export { LegalTextEntity } from './legal-text.entity.js';
export { LegalTextsService, type AcceptedText } from './legal-texts.service.js';
