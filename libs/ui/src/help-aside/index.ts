export { WithHelpAside, HelpAside } from './help-aside';
