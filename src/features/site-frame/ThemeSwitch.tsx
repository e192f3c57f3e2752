import { useEffect } from 'react';
import { SegmentedControl } from '../../design-system';
import { checkShownTheme, THEME_FIELD } from './themeBehaviour';

/** Light, dark, or what the system says. The frame's script answers it, before React and after. */
export function ThemeSwitch() {
  useEffect(() => checkShownTheme(document), []);
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
