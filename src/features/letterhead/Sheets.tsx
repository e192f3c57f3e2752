import { type ReactNode, useRef } from 'react';
import { Button, Heading, Inline, Stack } from '../../design-system';

export interface SheetsProps {
  id: string;
  title: string;
  /** Prints all if none is open. Default: the first. */
  printsAll?: boolean;
  /** What is said without sheets. */
  none?: ReactNode;
  /** Disclosures of sheets. */
  children: ReactNode[];
}

/** Letterheads that are folded, of which the browser prints those that are open. Renders `<section>`. */
export function Sheets({ id, title, printsAll = false, none, children }: SheetsProps) {
  const sheets = useRef<HTMLDivElement>(null);

  function print() {
    const all = [...(sheets.current?.querySelectorAll('details') ?? [])];
    if (all.every(({ open }) => !open))
      for (const sheet of printsAll ? all : all.slice(0, 1)) sheet.open = true;
    window.print();
  }

  return (
    <section aria-labelledby={id}>
      <Stack gap="md">
        <Inline distribute="between">
          <Heading level="2" size="h4" id={id}>
            {title}
          </Heading>
          {children.length > 0 && (
            <Button variant="secondary" onClick={print}>
              Print
            </Button>
          )}
        </Inline>
        {children.length > 0 ? <div ref={sheets}>{children}</div> : none}
      </Stack>
    </section>
  );
}
