import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { LivingPage } from './living-page';

const root = document.createElement('div');
document.body.append(root);
const text = await (await fetch('/design.md')).text();
createRoot(root).render(<LivingPage text={text} />);
