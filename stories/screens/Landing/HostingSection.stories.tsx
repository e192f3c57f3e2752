import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame } from '#.storybook/screens.tsx';
import { plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { billingPeriods } from '#src/domain/catalogue.ts';
import { HostingSection } from '#src/screens/Landing/HostingSection.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/HostingSection',
  component: HostingSection,
  tags: ['!visual'],
  args: { plans, discountPercent: yearlyDiscountPercent, onBuy: fn() },
  argTypes: { defaultPeriod: { control: 'radio', options: billingPeriods } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      // Radio buttons of one name are one group: each story has a page of its own.
      story: inFrame,
    },
    guidance: {
      use: 'The hosting plans on the landing page, at the anchor `#pricing`.',
      avoid: 'Elsewhere show `HostingPlans`.',
      accessibility: ['It is a landmark named by its heading.'],
      do: 'Let the billing toggle stand before the first price.',
      dont: 'Repeat the plans in words above the cards.',
    },
  },
});

export const Default = meta.story();

Default.test('is what the header calls Web Hosting', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 2 });
  await expect(canvas.getByRole('region', { name: String(heading.textContent) })).toHaveAttribute(
    'id',
    'pricing',
  );
});

Default.test('tells what was bought, and how it is paid', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Ultimate/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(plans[2], 'monthly');
});

export const Yearly = meta.story({ args: { defaultPeriod: 'yearly' } });

Yearly.test('sells by the year', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Buy Ultimate/ }));
  await expect(args.onBuy).toHaveBeenCalledWith(plans[2], 'yearly');
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });
