import { useEffect } from 'react';
import { SegmentedControl } from '../../design-system';
import { checkCurrentTheme, THEME_FIELD } from './themeBehaviour';

/** Chooses the light, dark or system theme. `attachThemeBehaviour` handles it, before hydration too. */
export function ThemeSwitch() {
  useEffect(() => checkCurrentTheme(document), []);
  return (
    <SegmentedControl
      legend="Theme"
      name={THEME_FIELD}
      defaultValue="system"
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}
