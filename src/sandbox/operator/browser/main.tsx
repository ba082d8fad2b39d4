import './parse-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';
import { follow } from './live.ts';

const root = document.querySelector('#page');
if (!root) throw new Error('page.html lacks #page');
createRoot(root).render(<Frame />);
follow();
