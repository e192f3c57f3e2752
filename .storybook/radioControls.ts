/** A control for each property that has a few choices. */
export function radioControls<Name extends string>(
  choices: Readonly<Record<Name, readonly string[]>>,
) {
  const controls = Object.entries<readonly string[]>(choices).map(([name, options]) => [
    name,
    { control: 'radio', options },
  ]);
  return Object.fromEntries(controls) as Record<
    Name,
    { control: 'radio'; options: readonly string[] }
  >;
}
