import { expect, fn, waitFor } from 'storybook/test';
import { hebrewWords } from '#.storybook/hebrew.ts';
import preview from '#.storybook/kit/preview.tsx';
import {
  Dialog,
  englishWords,
  Field,
  Meter,
  Notice,
  Pagination,
  PasswordInput,
  Stack,
  Switch,
  Tabs,
  TextInput,
  WordsProvider,
} from '#src/design-system/index.ts';

const pagination = <Pagination label="הזמנות" page={2} pageCount={9} onChange={fn()} />;

const meta = preview.meta({
  title: 'Design system/Words/WordsProvider',
  component: WordsProvider,
  args: { words: hebrewWords, children: pagination },
  parameters: {
    guidance: {
      use: 'Once, around an application in another language than English, with every word of `Words`. Set `lang` and `dir` on `<html>` too: each component follows the direction of the page, and the arrows of an `Icon` turn.',
      avoid:
        'A text of the application itself is a prop or a child of its component. For one other label use the prop, such as `cancelLabel` of a `ConfirmDialog`.',
      accessibility:
        'It also replaces what only screen readers read: names of landmarks and buttons without a visible word, and announcements. A phrase begins with its visible words, as people say them who control the browser by speech.',
    },
  },
});

export const Default = meta.story({
  globals: { language: 'he' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'העמוד הבא' })).toBeVisible();
    await expect(canvas.getByText('עמוד 2 מתוך 9')).toBeVisible();
  },
});

/** The other words stay in English. */
export const OneWord = meta.story({
  args: { words: { pageOf: (page, count) => `${page}/${count}` } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2/9')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
});

/** Six components on a page from right to left. */
export const RightToLeft = meta.story({
  globals: { language: 'he' },
  args: {
    children: (
      <Stack gap="lg">
        <Notice tone="success" title="ההזמנה נשלחה">
          נחזור אליך תוך יום או יומיים.
        </Notice>
        <Tabs
          label="החשבון שלי"
          value="orders"
          tabs={[
            { value: 'orders', label: 'הזמנות', content: pagination },
            { value: 'tickets', label: 'פניות', content: null, startsGroup: true },
            { value: 'data', label: 'הנתונים שלי', content: null },
          ]}
        />
        <Field label="סיסמה" hint="שמונה תווים לפחות" error="הסיסמה קצרה מדי">
          {(control) => (
            <PasswordInput {...control} autoComplete="new-password" defaultValue="secret" />
          )}
        </Field>
        <Switch label="מצב בדיקה" defaultChecked />
        <Meter label="אחסון" value="10GB" fraction={0.4} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'העמוד הבא' }).getBoundingClientRect();
    const previous = canvas.getByRole('button', { name: 'העמוד הקודם' }).getBoundingClientRect();
    await expect(next.right).toBeLessThan(previous.left);
  },
});

const refused = (label: string, error: string) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <Field label={label} error={error} required>
      {(control) => <TextInput {...control} />}
    </Field>
  </form>
);

/** A form in each of two languages. */
export const TwoLanguages = meta.story({
  args: {
    words: { invalidFields: (_count, name, error) => `${name}, ungültig: ${error}` },
    children: (
      <>
        {refused('Ort', 'Geben Sie den Ort ein.')}
        <WordsProvider words={englishWords}>{refused('Street', 'Enter the street.')}</WordsProvider>
      </>
    ),
  },
  tags: ['!visual'],
});

TwoLanguages.test(
  'announces a refused form in its own language',
  async ({ announcements, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), '{Enter}');
    await waitFor(() => expect(announcements).toEqual(['Ort, ungültig: Geben Sie den Ort ein.']));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), '{Enter}');
    await waitFor(() => expect(announcements.at(-1)).toBe('Street: Enter the street.'));
  },
);

/** Its Close button is on the other side, too. */
export const DialogFromRightToLeft = meta.story({
  globals: { language: 'he' },
  args: {
    children: (
      <Dialog open onClose={fn()} title="איפוס הסיסמה" description="נשלח קישור לכתובת שלך.">
        <Field label="דואר אלקטרוני">{(control) => <TextInput {...control} />}</Field>
      </Dialog>
    ),
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const close = canvas.getByRole('button', { name: 'סגירה' }).getBoundingClientRect();
    await expect(close.right).toBeLessThan(heading.left);
    await expect(canvas.getByText('(רשות)')).toBeVisible();
  },
});
