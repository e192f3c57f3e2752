import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import {
  QuestionnaireForm,
  type QuestionnaireFormProps,
} from '#src/features/questionnaire/QuestionnaireForm.tsx';
import { chooseFiles, fileNamed } from '../attachments/chooseFiles';
import { answerQuestions, submitQuestionnaire } from './answerQuestions';

const MESSAGES = {
  'Business name': 'Business name is required',
  'Business description': 'Please provide a brief description of your business',
  Products: 'Please tell us what products or services you offer',
  'Special features': "Please describe any special features you'd like",
};

const meta = preview.meta({
  title: 'Features/Questionnaire/QuestionnaireForm',
  component: QuestionnaireForm,
  decorators: [withApp],
  args: { onSubmit: fn<QuestionnaireFormProps['onSubmit']>(async () => {}), onDraft: fn() },
  parameters: { backend: {} },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await expect(boxes).toHaveLength(8);
    await expect(boxes.filter((box) => box.ariaRequired === 'true')).toHaveLength(4);
  },
});

Default.test('trims answers', async ({ args }) => {
  await answerQuestions(buildShortQuestionnaire({ businessName: '  Harrow & Sons  ' }));
  await submitQuestionnaire();
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith(
      buildShortQuestionnaire({ businessName: 'Harrow & Sons' }),
      expect.anything(),
    ),
  );
});

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas, announcements, args }) => {
    await submitQuestionnaire();
    await canvas.findAllByText('Business name is required');
    for (const [label, message] of Object.entries(MESSAGES)) {
      const box = canvas.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await waitFor(() =>
      expect(announcements).toEqual([
        '4 fields need your attention. Business name: Business name is required',
      ]),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

Mistakes.test('clears the error of a field once it is valid', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('textbox', { name: /^Business name/ });
  await userEvent.type(box, 'Ho');
  await waitFor(() => expect(box).toBeValid());
});

/** Only the last required answer is missing. */
export const LastOneMissing = meta.story({
  play: async ({ canvas }) => {
    await answerQuestions(buildQuestionnaire({ specialFeatures: '' }));
    await submitQuestionnaire();
    await canvas.findAllByText("Please describe any special features you'd like");
    await expect(canvas.getByRole('textbox', { name: /^Special features/ })).toHaveFocus();
  },
  tags: ['!visual'],
});

/** A request without an answer. */
export const Submitting = meta.story({
  args: { onSubmit: fn<QuestionnaireFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    await answerQuestions(buildQuestionnaire());
    await submitQuestionnaire();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await submitQuestionnaire();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
  tags: ['!visual'],
});

/** An answer of many lines, and a word that is longer than a line. */
export const LongAnswers = meta.story({
  play: () =>
    answerQuestions(
      buildQuestionnaire({
        businessName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
        businessDescription: 'We make windows, doors and stairs.\n'.repeat(60),
      }),
    ),
  tags: ['!visual'],
});

const ids = fn<(ids: readonly string[]) => void>();

/** Connected mode: the answers can have files. */
export const WithFiles = meta.story({
  args: { onSubmit: fn(async (_, finishFiles) => ids(await finishFiles())) },
  parameters: { backend: { connected: true } },
  play: async ({ canvas }) => {
    await chooseFiles(fileNamed('logo.svg'));
    await canvas.findByText('1 of 1 file uploaded');
  },
});

WithFiles.test('submits the files with the answers', async () => {
  await answerQuestions(buildShortQuestionnaire());
  await submitQuestionnaire();
  await waitFor(() => expect(ids).toHaveBeenLastCalledWith(['file-logo.svg']));
});

/** A file is being uploaded. */
export const Uploading = meta.story({
  parameters: { backend: { connected: true, faults: { 'POST /api/attachments': 'never' } } },
  play: () => chooseFiles(fileNamed('logo.svg')),
  tags: ['!visual'],
});

/** A file was not uploaded. */
export const NotUploaded = meta.story({
  parameters: {
    backend: {
      connected: true,
      faults: { 'POST /api/attachments': 'unavailable' },
    },
  },
  play: async ({ canvas }) => {
    await chooseFiles(fileNamed('logo.svg'));
    await canvas.findByRole('button', { name: /^Try again/i });
  },
  tags: ['!visual'],
});
