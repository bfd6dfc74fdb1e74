export { BesideHelp, HelpAside } from './help-aside';
