/** The focused element, and the invalid fields with their messages. */
function elementsToShow() {
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  const messages = invalid.flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)),
  );
  return [
    document.activeElement ?? document.body,
    ...invalid,
    ...messages.filter((each) => !!each),
  ];
}

/** Moves the host of the toasts to the other edge of the screen if it covers less there. The focus counts most. */
export function uncover(element: HTMLElement) {
  if (element.contains(document.activeElement)) return;
  element.removeAttribute('data-aside');
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  const shown = elementsToShow().map((each) => each.getBoundingClientRect());
  const covered = (from: number, to: number) =>
    shown.reduce((sum, box, index) => {
      const isClear = box.bottom <= from || box.top >= to || box.right <= left || box.left >= right;
      return sum + (isClear ? 0 : index === 0 ? shown.length : 1);
    }, 0);
  const isLessThere = covered(height - bottom, height - top) < covered(top, bottom);
  element.toggleAttribute('data-aside', isLessThere);
}
