import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, Text } from '#src/design-system/index.ts';
import { PricesFrame } from '#src/features/admin/prices/PricesFrame.tsx';
import type { Read } from '#src/features/admin/reading/useRead.ts';
import { canBeTriedAgain, reading, ready, unread } from '../reads';
import { edit } from './priceForms';

/** Goes to and fro, as the panels do. */
function Stateful({
  prices,
  onEdit,
  onRetry,
}: {
  prices: Read<string>;
  onEdit: () => void;
  onRetry: () => void;
}) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <PricesFrame
      title="Web development prices"
      prices={prices}
      onRetry={onRetry}
      isEditing={isEditing}
      onEdit={() => {
        setIsEditing(true);
        onEdit();
      }}
      view={(known) => <Text>{known}</Text>}
      form={() => <Button onClick={() => setIsEditing(false)}>Cancel</Button>}
    />
  );
}

const meta = preview.meta({
  title: 'Features/Admin prices/PricesFrame',
  component: Stateful,
  args: { prices: ready('£129'), onEdit: fn(), onRetry: fn() },
  parameters: {
    guidance: {
      use: 'Around both price panels: the heading, what the list is for, and the way from the list to the form and back.',
      avoid: 'It is for prices alone; another panel that is read first takes `ReadView`.',
      accessibility: ['‘Edit Prices’ keeps its place; where it was pressed, the form begins.'],
      do: "Say that these prices do not drive the shop's.",
      dont: 'Offer editing before the prices were read.',
    },
  },
});

export const Default = meta.story();

Default.test('says that visitors see other prices', async ({ canvas }) => {
  await expect(canvas.getByText(/does not change the prices that visitors see/)).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Editing = meta.story({ play: edit });

Editing.test('gives the focus back when it is done', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.getByRole('button', { name: 'Edit Prices' })).toHaveFocus();
});

export const Loading = meta.story({ args: { prices: reading } });

Loading.test('says what it is doing', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the prices …')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

export const Failed = meta.story({ args: { prices: unread } });

Failed.test('can be tried again', canBeTriedAgain);
