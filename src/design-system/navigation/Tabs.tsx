import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css';

/** One tab and what it shows. */
export interface Tab<Value extends string> {
  /** Part of the id of its panel: a word without blanks. */
  value: Value;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between; heard, not seen. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: NoInfer<Value>;
  onChange: (value: Value) => void;
  /**
   * The arrow keys only go to a tab; Enter or Space shows its panel. For tabs that change the
   * address, or that somebody may be asked about first. Default `false`.
   */
  isManual?: boolean;
  /** No tab can be chosen now, because what is shown is at work. */
  isDisabled?: boolean;
}

/**
 * Several panels in one place, of which one is shown: related views of the same thing. The arrow
 * keys move between the tabs. What leads to another page is a link, not a tab.
 */
export function Tabs<const Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isManual = false,
  isDisabled = false,
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      value={value}
      activationMode={isManual ? 'manual' : 'automatic'}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next);
        if (tab) onChange(tab.value);
      }}
    >
      <RadixTabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={isDisabled}
            className={styles.tab}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
