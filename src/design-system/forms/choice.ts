/** The choice of a group of radio buttons, controlled with `value` or uncontrolled. */
export interface ChoiceProps<Value extends string> {
  /** The name of the radio buttons, unique in the page or the form. */
  name: string;
  /** Controlled: the chosen value, kept by the parent. */
  value?: Value;
  /** Uncontrolled: the value that is chosen at first. */
  defaultValue?: Value;
}

/** The attribute that makes a radio button the chosen one. */
export function checkedAttribute<Value extends string>(
  { value, defaultValue }: { value: Value | undefined; defaultValue: Value | undefined },
  option: Value,
) {
  return value === undefined
    ? { defaultChecked: option === defaultValue }
    : { checked: option === value };
}
