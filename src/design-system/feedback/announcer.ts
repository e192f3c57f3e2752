import { rootOf } from '../tokens/createTheme';
import { hidden } from '../typography/typography.css';
import { topmostDialog } from './openOverlays';

/** In milliseconds: a live region must exist before its text, and must not keep old text. */
const SHOW_AFTER = 100;
const CLEAR_AFTER = 1_000;

/** A sentence to announce, or a function that reads it from the page when it is announced. */
type Sentence = string | undefined | (() => string | undefined);

export interface AnnouncementOptions {
  /** Interrupts the screen reader. Default `false`. */
  urgent?: boolean;
}

interface Announcement extends Required<AnnouncementOptions> {
  sentences: readonly Sentence[];
}

let waiting: Announcement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let regions: { host: HTMLElement; polite: HTMLElement; assertive: HTMLElement } | undefined;

function createRegions() {
  const host = document.createElement('div');
  host.className = hidden;
  const append = (politeness: 'polite' | 'assertive') => {
    const region = host.appendChild(document.createElement('div'));
    region.setAttribute('aria-live', politeness);
    region.setAttribute('aria-atomic', 'true');
    return region;
  };
  return { host, polite: append('polite'), assertive: append('assertive') };
}

function clear() {
  if (!regions) return;
  regions.polite.textContent = '';
  regions.assertive.textContent = '';
}

/** Moves the regions into the topmost dialog, because the page outside of it is inert. */
function place() {
  regions ??= createRegions();
  const parent = topmostDialog() ?? rootOf(document);
  const hasMoved = regions.host.parentElement !== parent;
  if (hasMoved) {
    clear();
    parent.append(regions.host);
  }
  return { ...regions, hasMoved };
}

/** Joins the sentences, without those that another one contains. */
function join(sentences: readonly string[]): string {
  const own = [...new Set(sentences)].filter(
    (text, _, all) => !all.some((other) => other !== text && other.includes(text)),
  );
  return own
    .map((text, index) => (index === own.length - 1 || /[.!?:…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function show() {
  const { polite, assertive, hasMoved } = place();
  if (hasMoved) {
    timer = setTimeout(show, SHOW_AFTER);
    return;
  }
  const read = waiting.flatMap(({ sentences, urgent }) =>
    sentences.flatMap((sentence) => {
      const text = typeof sentence === 'function' ? sentence() : sentence;
      return text ? [{ text, urgent }] : [];
    }),
  );
  waiting = [];
  const region = read.some(({ urgent }) => urgent) ? assertive : polite;
  region.textContent = join(read.map(({ text }) => text));
  timer = setTimeout(clear, CLEAR_AFTER);
}

/**
 * Announces sentences to screen readers. What is announced within 100 ms is one announcement, in which
 * nothing is repeated: the toast and the message of one failure, for example.
 */
export function announce(
  sentences: Sentence | readonly Sentence[],
  { urgent = false }: AnnouncementOptions = {},
) {
  waiting.push({ sentences: [sentences].flat(), urgent });
  clear();
  place();
  clearTimeout(timer);
  timer = setTimeout(show, SHOW_AFTER);
}

/** Drops what has not been announced yet. */
export function cancelAnnouncements() {
  waiting = [];
  clearTimeout(timer);
  clear();
}
