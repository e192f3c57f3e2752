import { drawing, shapes } from './StepDrawing.css';

type Shape = readonly [style: keyof typeof shapes, path: string];

interface Drawing {
  /** Where its leftmost line begins, which is above the beginning of the heading. */
  left: number;
  /** From back to front. */
  parts: readonly Shape[];
}

/** The hand-written sheet, the press and the mill's wheel. */
const drawings = {
  sheet: {
    left: 2,
    parts: [
      ['line', 'M10 14h-8M18 6v-6M94 14h8M86 6v-6'],
      ['paper', 'M18 14h52l16 16v52H18z'],
      ['soft', 'M70 14v16h16z'],
      ['ink', 'M28 26h28v6H28z'],
      ['line', 'M28 44h46M28 54h46M28 64h26'],
      ['accent', 'M64 66l6 6 14-20'],
    ],
  },
  press: {
    left: 14,
    parts: [
      ['brand', 'M14 12h84v8H14zM20 20h6v62h-6zM86 20h6v62h-6z'],
      ['line', 'M56 20v18M48 25h16M48 31h16'],
      ['ink', 'M34 38h44v9H34z'],
      ['paper', 'M38 56h36v12H38z'],
      ['soft', 'M42 60h12v4H42z'],
      ['brand', 'M26 68h60v6H26z'],
      ['accent', 'M56 25h40'],
    ],
  },
  wheel: {
    left: 4,
    parts: [
      ['soft', 'M4 66h104v16H4z'],
      ['rim', 'M56 12a28 28 0 1 0 .1 0M56 6v68M22 40h68M32 16l48 48M80 16L32 64'],
      ['brand', 'M56 33a7 7 0 1 0 .1 0'],
      ['accent', 'M4 66q9-6 17 0t18 0 17 0 18 0 17 0 17 0'],
    ],
  },
} satisfies Record<string, Drawing>;

export type StepDrawingName = keyof typeof drawings;

export const stepDrawingNames = Object.keys(drawings) as readonly StepDrawingName[];

export interface StepDrawingProps {
  /** Which drawing; none for another name. */
  name: string;
}

/** A small drawing of a step of the work, in the language of the hero's. Hidden from screen readers. */
export function StepDrawing({ name }: StepDrawingProps) {
  const { left, parts }: Drawing = drawings[name as StepDrawingName] ?? { left: 0, parts: [] };
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} -2 112 88`}
      fill="none"
      strokeWidth="2"
      className={drawing}
    >
      {parts.map(([style, path]) => (
        <path key={path} className={shapes[style]} d={path} />
      ))}
    </svg>
  );
}
