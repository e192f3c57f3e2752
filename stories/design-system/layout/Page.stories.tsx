import { useId, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Button, focusHeading, Heading, Page, Section, Text } from '#src/design-system/index.ts';

const part = (text: string, background: 'paper' | 'sunken' = 'paper') => (
  <Section background={background}>
    <Text>{text}</Text>
  </Section>
);

const meta = preview.meta({
  title: 'Design system/Layout/Page',
  component: Page,
  args: {
    header: <header>{part('The header.', 'sunken')}</header>,
    footer: <footer>{part('The footer.', 'sunken')}</footer>,
    children: part('The content.'),
  },
  argTypes: {
    header: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    guidance: {
      use: 'Once a page, around everything. Its content is one or more of `Section`.',
      avoid: 'Within a page use a `Section` or a `Container`.',
      accessibility:
        'It has the landmarks and the skip link of the page. The content has the id `content`; move the focus there after a navigation.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

Default.test('skips the header', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: 'Skip to the content' });
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
});

function RemovableRows() {
  const [rows, setRows] = useState(['Oak', 'Ash']);
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <Heading level="2" id={titleId}>
        Trees
      </Heading>
      {rows.map((row) => (
        <Button key={row} onClick={() => setRows(rows.filter((each) => each !== row))}>
          Remove {row}
        </Button>
      ))}
    </Section>
  );
}

/** A button removes itself. */
export const Removing = meta.story({
  args: { children: <RemovableRows /> },
  tags: ['!visual', '!autodocs'],
});

Removing.test('focuses the nearest heading when the focused element is removed', async (story) => {
  const { canvas, userEvent } = story;
  canvas.getByRole('button', { name: 'Remove Oak' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Trees' })).toHaveFocus());
});

Removing.test(
  'leaves the focus alone when an element is removed that had it before',
  async (story) => {
    const { canvas, userEvent } = story;
    const ash = canvas.getByRole('button', { name: 'Remove Ash' });
    canvas.getByRole('button', { name: 'Remove Oak' }).focus();
    await userEvent.tab();
    await expect(ash).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove Oak' }).click();
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
    await expect(ash).toHaveFocus();
  },
);

let arrive = () => {};

function LateHeading() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Section>
      {isShown && <Heading level="1">Oak</Heading>}
      <Button
        onClick={() => {
          focusHeading();
          arrive = () => setIsShown(true);
        }}
      >
        Open
      </Button>
    </Section>
  );
}

/** A new screen whose heading is loaded later. */
export const Opening = meta.story({
  args: { children: <LateHeading /> },
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    arrive();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Oak' })).toHaveFocus());
  },
});

let proceed = () => {};

function ChangingContent() {
  const [step, setStep] = useState(0);
  proceed = () => setStep(step + 1);
  return (
    <Section key={step > 1 ? 'later' : 'first'}>
      <Heading level="1">{step > 1 ? 'Ash' : 'Oak'}</Heading>
      {step === 0 && <Button>Leave</Button>}
    </Section>
  );
}

/** Its content changes in two steps, such as after a logout in another tab. */
export const Changing = meta.story({
  args: { children: <ChangingContent /> },
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Leave' }).focus();
    // There, a browser moves the focus without an event.
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('focusin', stop, true);
    proceed();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Oak' })).toHaveFocus());
    proceed();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ash' })).toHaveFocus());
    window.removeEventListener('focusin', stop, true);
  },
});

export const WithoutFooter = meta.story({ tags: ['!visual'], args: { footer: undefined } });
