/**
 * The boot script of the pages whose form is prerendered. What is typed before hydration is kept when the page
 * is loaded again, as Firefox does by itself.
 */
import './boot';
import './visits';
import { keepTypedText, takeTypedText } from '../backend/storage/typedText';
import { isHydrated } from './earlyUse';

const prerenderedForm = () => document.querySelector<HTMLFormElement>('main form');

addEventListener('pagehide', () => {
  const form = prerenderedForm();
  if (form && !isHydrated()) keepTypedText(form);
});

document.addEventListener('DOMContentLoaded', () => {
  for (const [name, value] of takeTypedText()) {
    const field = prerenderedForm()?.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
});
