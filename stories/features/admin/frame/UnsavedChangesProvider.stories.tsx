import { useState } from 'react';
import { type RouteObject, useNavigate } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, Heading, Inline, Stack, Switch } from '#src/design-system/index.ts';
import {
  UnsavedChangesProvider,
  useLeave,
  useUnsavedChanges,
} from '#src/features/admin/frame/UnsavedChangesProvider.tsx';

const onDepart = fn();

/** An editor with several ways to leave it. */
function Editor() {
  const [isEdited, setIsEdited] = useState(false);
  const navigate = useNavigate();
  const leave = useLeave();
  useUnsavedChanges(isEdited);
  return (
    <Stack gap="md">
      <Heading level="1" size="h3">
        Editor
      </Heading>
      <Switch
        label="Edited"
        checked={isEdited}
        onChange={({ target }) => setIsEdited(target.checked)}
      />
      <Inline>
        <Button onClick={() => navigate('/elsewhere')}>Elsewhere</Button>
        <Button onClick={() => navigate('?tab=orders')}>Another tab</Button>
        <Button variant="secondary" onClick={() => leave(() => onDepart())}>
          Logout
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            leave(async () => {
              onDepart();
              await navigate('/elsewhere');
            })
          }
        >
          Logout and go elsewhere
        </Button>
      </Inline>
    </Stack>
  );
}

const table = (): RouteObject[] => [
  {
    path: '/',
    element: (
      <main>
        <UnsavedChangesProvider>
          <Editor />
        </UnsavedChangesProvider>
      </main>
    ),
  },
  { path: '/elsewhere', element: <Heading level="1">Elsewhere</Heading> },
];

const meta = preview.meta({
  title: 'Owner/Frame/UnsavedChangesProvider',
  component: UnsavedChangesProvider,
  tags: ['!visual'],
  args: { children: null },
  argTypes: { children: { control: false } },
  beforeEach: () => void onDepart.mockClear(),
  parameters: {
    route: { path: '/', table },
    docs: {
      story: { inline: false, height: '320px' },
    },
  },
});

const QUESTION = { name: 'Leave without saving?' };

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Editor' });
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onDepart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
});

/** Edited, and not saved. */
export const Edited = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Edited' }));
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Edited' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
});

export const Question = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Edited' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await screen.findByRole('dialog', QUESTION);
  },
});

Question.test('stays and keeps the edits', async ({ canvas, router, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(router.state.location.pathname).toBe('/');
  await expect(canvas.getByRole('switch', { name: 'Edited' })).toBeChecked();
});

Question.test('leaves when confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Only the query of the URL changes. */
export const QuestionForAnotherTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Edited' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another tab' }));
    await screen.findByRole('dialog', QUESTION);
  },
});

/** The URL does not change. */
export const QuestionForLogout = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Edited' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('dialog', QUESTION);
    await expect(onDepart).not.toHaveBeenCalled();
  },
});

QuestionForLogout.test('logs out on Leave without Saving', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  await expect(onDepart).toHaveBeenCalledOnce();
});
