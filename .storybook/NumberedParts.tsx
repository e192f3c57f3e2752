import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from './DocsPage.css';
import { type Part, partIn } from './guidance';

/** From the edge of the picture to the middle of a number above or below the sample. */
const EDGE = 18;

/** From the sample to the middle of a number beside it. */
const ASIDE = 34;
const RADIUS = 11;

/** Between the end of a line and the part. */
const GAP = 5;

interface Line {
  number: [x: number, y: number];
  part: [x: number, y: number];
}

/** The rectangle of an element; of its text, if it has nothing else and no edge. */
function rectangleOf(element: Element) {
  const isText = element.childElementCount === 0 && element.textContent !== '';
  if (!isText || element.matches('button')) return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

interface Place {
  /** The sample's element, or the body of the sample's frame. */
  root: ParentNode;
  picture: DOMRect;
  sample: DOMRect;
  frame: DOMRect | undefined;
}

/** The line from the edge of the picture to a part; empty until the part is rendered. */
function lineTo({ selector, at }: Part, { root, picture, sample, frame }: Place): Line | undefined {
  const element = partIn(root, selector);
  if (!element) return undefined;
  const { x, y, width, height } = rectangleOf(element);
  const left = x + (frame?.x ?? 0) - picture.x;
  const top = y + (frame?.y ?? 0) - picture.y;
  const [middle, centre] = [left + width / 2, top + height / 2];
  const lines: Record<Part['at'], Line> = {
    start: { number: [sample.left - picture.x - ASIDE, centre], part: [left - GAP, centre] },
    end: { number: [sample.right - picture.x + ASIDE, centre], part: [left + width + GAP, centre] },
    above: { number: [middle, EDGE], part: [middle, top - GAP] },
    below: { number: [middle, picture.height - EDGE], part: [middle, top + height + GAP] },
  };
  return lines[at];
}

/** The lines to the parts, measured again when the story changes, in this page or in a frame of it. */
function useLines(picture: RefObject<HTMLElement | null>, parts: readonly Part[]) {
  const [lines, setLines] = useState<readonly (Line | undefined)[]>([]);
  useEffect(() => {
    const { current } = picture;
    if (!current) return;
    const measure = () => {
      const frame = current.querySelector('iframe');
      const place = {
        root: (frame ? frame.contentDocument?.body : null) ?? current,
        picture: current.getBoundingClientRect(),
        sample: (current.firstElementChild ?? current).getBoundingClientRect(),
        frame: frame?.getBoundingClientRect(),
      };
      setLines(parts.map((part) => lineTo(part, place)));
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(() => {
      watchFrame();
      measure();
    });
    const watch = (element: Element) => {
      resized.observe(element);
      changed.observe(element, { childList: true, subtree: true });
      element.addEventListener('animationend', measure);
    };
    let watched: Element | null = null;
    const watchFrame = () => {
      const frame = current.querySelector('iframe');
      if (!frame || frame === watched) return;
      watched = frame;
      frame.addEventListener('load', () => {
        if (frame.contentDocument) watch(frame.contentDocument.body);
      });
    };
    watch(current);
    watchFrame();
    void document.fonts.ready.then(measure);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [picture, parts]);
  return lines;
}

function NumberedLine({ line, number }: { line: Line | undefined; number: number }) {
  if (!line) return null;
  const [x, y] = line.number;
  const [endX, endY] = line.part;
  return (
    <>
      <line x1={x} y1={y} x2={endX} y2={endY} stroke="currentcolor" />
      <circle cx={endX} cy={endY} r="2.5" fill="currentcolor" />
      <circle cx={x} cy={y} r={RADIUS} fill="currentcolor" />
      <text x={x} y={y} className={styles.lineNumber}>
        {number}
      </text>
    </>
  );
}

interface NumberedPartsProps {
  story: PreparedStory;
  parts: readonly Part[];
}

/** A picture of a story with numbers on its parts, and what each number means. */
export function NumberedParts({ story, parts }: NumberedPartsProps) {
  const picture = useRef<HTMLDivElement>(null);
  const lines = useLines(picture, parts);
  return (
    <>
      <div ref={picture} inert className={styles.picture}>
        <Story of={story.moduleExport} />
        <svg aria-hidden="true" className={styles.lines}>
          {lines.map((line, index) => (
            <NumberedLine key={parts[index]?.text} line={line} number={index + 1} />
          ))}
        </svg>
      </div>
      <Unstyled>
        <ol role="list" className={styles.legend}>
          {parts.map(({ text }, index) => (
            <li key={text} className={styles.legendItem}>
              <span className={styles.legendNumber}>{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </Unstyled>
    </>
  );
}
