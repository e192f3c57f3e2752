import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { mailBusiness } from '#src/content/mailBusiness.ts';
import { mailTemplates } from '#src/content/mailTemplates.ts';
import { renderTemplate } from '#src/domain/templateMail.ts';
import { Letter } from '#src/features/admin/letter/Letter.tsx';

const template = mailTemplates['purchase-confirmation'];
const { subject, html } = renderTemplate(template, template.placeholders, {
  business: mailBusiness,
});

const meta = preview.meta({
  title: 'Owner/Letter/Letter',
  component: Letter,
  args: { html, title: subject },
});

/** The keyboard reaches it, and scrolls it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const letter = canvas.getByTitle(subject);
    await userEvent.tab();
    await expect(letter).toHaveFocus();
    // Its document has an origin of its own, which the page cannot read.
    await waitFor(() => expect((letter as HTMLIFrameElement).contentDocument).toBeNull());
  },
});
