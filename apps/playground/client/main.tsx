import '@cited-stream/react/styles.css';
import './styles/page.css';
import './styles/masthead.css';
import './styles/picker.css';
import './styles/conversation.css';
import './styles/composer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root)
  throw new Error('The page has no element #root, so there is no place for the playground.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
