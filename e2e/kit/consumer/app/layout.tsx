import '@millrace/design-system/styles.css';
import '@millrace/design-system/reset.css';
import '@millrace/design-system/fonts.css';
import { createTheme } from '@millrace/design-system';
import type { ReactNode } from 'react';
import { brand } from '../brand';

const theme = createTheme(brand);

export const metadata = { title: 'الطلبات' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir="rtl" className={theme.className}>
      <body>
        <style>{theme.css}</style>
        {children}
      </body>
    </html>
  );
}
