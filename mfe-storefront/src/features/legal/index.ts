export { CompanyFacts } from './company-facts';
export { HelpAside } from './help-aside';
export { default as besideStyles } from './help-aside.module.css';
export { default as legalStyles } from './legal.module.css';
export { useLegalText, useLegalTexts } from './use-legal-texts';
