/** What the journeys read of an element. */
export interface ElementState {
  /** The point to click; absent if the element is covered or disabled. */
  point?: { x: number; y: number };
  hasFocus: boolean;
  isChecked: boolean;
  value: string;
}

/** Describes an element by selectors of its role and area, and by its accessible name. */
interface Query {
  selector: string;
  area: string;
  name: string;
  /** Whether `name` is a regular expression instead of the whole name. */
  isPattern: boolean;
}

/**
 * Finds the first visible element and scrolls to it. The function is sent to the browser as text, so
 * it uses no outer variable.
 */
export function findInPage({ selector, area, name, isPattern }: Query): ElementState | null {
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches('[aria-hidden=true], [hidden]')) return '';
    return [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: Element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const [first = element, ...others] = labelledBy.length > 0 ? labelledBy : labels;
    const label = element.getAttribute('aria-label');
    return (label ?? [first, ...others].map(textOf).join(' ')).replace(/\s+/g, ' ').trim();
  };
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (each) =>
      each.closest(area) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      (isPattern ? new RegExp(name).test(nameOf(each)) : nameOf(each) === name),
  );
  if (!element) return null;

  // A radio button can be hidden in its label. A click must hit the label then.
  const [label = element] = element.matches('[type=radio], [type=checkbox]')
    ? (element.labels ?? [])
    : [];
  label.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // The middle of a link over two lines can be empty, so the point is in its first line.
  const [box = label.getBoundingClientRect()] = label.getClientRects();
  const point = {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
  };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = hit === element || label.contains(hit);
  return {
    ...(isHit && !element.matches(':disabled') && { point }),
    hasFocus: element === document.activeElement,
    isChecked: element.checked ?? false,
    value: element.value ?? '',
  };
}
