import { useId, useState } from 'react';
import { Heading, Stack, Text } from '../../../design-system';
import { Backup } from './Backup';
import { DamagedData } from './DamagedData';

/** The site data panel: backs up what the browser stores for the site. */
export function SiteData() {
  const titleId = useId();
  const [restores, setRestores] = useState(0);

  return (
    <section aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level="2" size="h3" id={titleId}>
            Site data
          </Heading>
          <Text variant="quiet">
            Accounts, orders, prices, templates and settings are kept in this browser alone.
            Download them now and then, and keep the file safe: it holds your customers' names and
            your admin password.
          </Text>
        </Stack>
        {/* Restoring moves damaged texts to other keys: a new key reads them again. */}
        <DamagedData key={restores} />
        <Backup onRestored={() => setRestores(restores + 1)} />
      </Stack>
    </section>
  );
}
