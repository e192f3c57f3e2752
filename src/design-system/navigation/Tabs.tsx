import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import * as styles from './tabs.css';
import { useTabRow } from './useTabRow';

/** One tab and its panel. */
export interface Tab<Value extends string> {
  /** Part of the panel's id: a word without spaces. */
  value: Value;
  label: string;
  content: ReactNode;
  /** Has a hairline before it. Default `false`. */
  startsGroup?: boolean;
  /** The content begins with a control, so that the panel itself is no tab stop. Default `false`. */
  beginsWithControl?: boolean;
}

export interface TabsProps<Value extends string> extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab<Value>[];
  /** The shown tab, kept by the parent. */
  value: NoInfer<Value>;
  /** Called with the value of the chosen tab. */
  onChange?: (value: Value) => void;
  /**
   * Arrow keys move the focus only; Enter or Space shows the panel. For tabs that change the URL or
   * that ask for confirmation. Default `false`.
   */
  manual?: boolean;
  /** No tab can be chosen. Default `false`. */
  disabled?: boolean;
}

const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Related panels in one place, of which one is shown. Arrow keys move between the tabs, which stay
 * in one row and scroll if they do not fit. For navigation to another page use `TabLinks`.
 */
export function Tabs<const Value extends string>({
  label,
  tabs,
  value,
  onChange,
  manual = false,
  disabled = false,
  ref,
}: TabsProps<Value>) {
  const rowRef = useTabRow<HTMLDivElement>(value);
  // Radix does not read it from the page.
  const dir = useSyncExternalStore(
    () => () => {},
    pageDirection,
    () => 'ltr' as const,
  );
  return (
    <RadixTabs.Root
      ref={ref}
      dir={dir}
      value={value}
      activationMode={manual ? 'manual' : 'automatic'}
      onValueChange={(next) => {
        const tab = tabs.find((known) => known.value === next);
        if (tab) onChange?.(tab.value);
      }}
    >
      <div className={styles.line}>
        <RadixTabs.List ref={rowRef} aria-label={label} className={styles.row}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              disabled={disabled}
              className={`${styles.tab} ${tab.startsGroup ? styles.group : ''}`}
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          {...(tab.beginsWithControl && { tabIndex: undefined })}
          className={styles.panel}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
