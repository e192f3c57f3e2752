import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { QrCode } from '#src/features/admin/two-step/QrCode.tsx';

const meta = preview.meta({
  title: 'Owner/Two-step/QrCode',
  component: QrCode,
  args: { text: 'https://hollin.example', label: 'QR code of the website' },
  decorators: [inColumn('20rem')],
});

export const Default = meta.story();
