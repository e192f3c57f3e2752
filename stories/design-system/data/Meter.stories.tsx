import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Meter, meterElements, Stack } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Data/Meter',
  component: Meter,
  args: { label: 'SSD storage', value: '10GB', fraction: 0.2 },
  argTypes: { as: { control: 'radio', options: meterElements } },
  parameters: {
    guidance: {
      use: 'An amount among others on one scale, such as the storage of three plans side by side. Draw every offer on the same scale.',
      avoid:
        'It shows an offer, not progress or usage. For yes or no use a `FeatureList`, for exact numbers a `Table`.',
      accessibility:
        'The label and the amount are text. The bar is hidden from screen readers. In forced colours the bar has the colour of the text.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('SSD storage 10GB');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('[style]')).not.toBeInTheDocument();
    await expect(animationsIn(canvasElement)).toEqual([]);
  },
});

const animationsIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('svg')?.getAnimations() ?? [];

/** Below the first screen. */
export const BelowTheFold = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['!autodocs', '!visual'],
  play: async ({ canvasElement }) => {
    await expect(animationsIn(canvasElement)).toEqual([]);
    // The observer has reported the bar as out of view before the visitor scrolls.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    canvasElement.querySelector('svg')?.scrollIntoView();
    await waitFor(() => expect(animationsIn(canvasElement)).toHaveLength(1));
    const [drawing] = animationsIn(canvasElement);
    await expect(drawing?.effect?.getTiming().duration).toBe(240);
  },
});

export const Fractions = meta.story({
  render: (args) => (
    <Stack>
      {[0, 0.01, 0.25, 0.5, 0.99, 1].map((fraction) => (
        <Meter {...args} key={fraction} fraction={fraction} value={`${fraction}`} />
      ))}
      <Meter {...args} fraction="unlimited" value="Unlimited" />
    </Stack>
  ),
});

export const Elements = meta.story({
  render: (args) => (
    <Stack>
      {meterElements.map((as) => {
        const meter = <Meter {...args} key={as} as={as} label={`Storage, a ${as}`} />;
        return as === 'li' ? <ul key={as}>{meter}</ul> : meter;
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Storage, a li 10GB');
  },
});

/** Texts that are longer than the line. */
export const LongText = meta.story({
  args: {
    label: 'Storage on solid state drives that are backed up every day to another building',
    value: 'Ten gigabytes, and ten more for every further website that you keep with us',
  },
});
