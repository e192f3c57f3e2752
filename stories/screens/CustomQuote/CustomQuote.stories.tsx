import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { paths } from '#src/paths.ts';
import { CustomQuote } from '#src/screens/CustomQuote/CustomQuote.tsx';

const meta = preview.meta({
  title: 'Screens/CustomQuote',
  component: CustomQuote,
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
      description: {
        component:
          'For a website that fits no package: what we need to know for a price. Who has bought a package answers the questionnaire instead.',
      },
    },
    route: { path: paths.customQuote.href },
  },
});

export const Default = meta.story();

Default.test('says how to ask, and how soon we answer', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Request a Custom Website Quote' }),
  ).toBeVisible();
  await expect(canvas.getByText(/1-2 business days/)).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
