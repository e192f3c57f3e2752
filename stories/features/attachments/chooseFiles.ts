import { screen, userEvent } from 'storybook/test';
import { fileContents } from '#mocks/factories/attachment.ts';

/** A file with the smallest content that its name allows. */
export function fileNamed(name: string): File {
  return new File([fileContents[name.replace(/^.*\./, '')] ?? 'content'], name);
}

/** Chooses files in the form, as its button 'Attach Files' does. */
export async function chooseFiles(...files: File[]) {
  const field = await screen.findByRole('group', { name: /^Files/ });
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The field has no input for files.');
  // Dropping a file, or choosing 'All files', ignores the accepted endings.
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}
