import '@millrace/design-system/styles.css';
import '@millrace/design-system/fonts.css';
import { createTheme } from '@millrace/design-system';
import { createRoot } from 'react-dom/client';
import { brand } from './brand';
import { Orders } from './Orders';

const theme = createTheme(brand);
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <div className={theme.className}>
    <style>{theme.css}</style>
    <main>
      <Orders />
    </main>
  </div>,
);
