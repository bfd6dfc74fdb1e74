export { CompanyFacts } from './company-facts';
export { default as legalStyles } from './legal.module.css';
export { useLegalText, useLegalTexts } from './use-legal-texts';
