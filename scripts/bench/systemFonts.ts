import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import type { FallbackFont } from '../../src/design-system/tokens/tokens.ts';
import { installDebianPackages, launchOptions } from '../browser.ts';

/** Where Debian's packages keep the fallback fonts. Liberation has the widths of Arial. */
const folders: Readonly<Record<FallbackFont, string>> = {
  Arial: '/usr/share/fonts/truetype/liberation',
  Roboto: '/usr/share/fonts/truetype/roboto',
  DejaVu: '/usr/share/fonts/truetype/dejavu',
};

/** Installs the fonts that are missing. Ends the process if that fails. */
export function installSystemFonts() {
  if (Object.values(folders).every((folder) => existsSync(folder))) return;
  const packages = ['fonts-liberation', 'fonts-roboto-unhinted', 'fonts-dejavu-core'];
  if (installDebianPackages(...packages)) return;
  console.error(`\nThe part 'fonts' needs Debian's packages ${packages.join(', ')}.`);
  process.exit(1);
}

/** Starts a browser as on a machine with one family of fonts. Writes its settings to `folder`. */
export function launchWithFont(font: FallbackFont, folder: string) {
  const file = resolve(join(folder, `${font}.conf`));
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folders[font]}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <!-- How letters are smoothed, and with it how wide they are. -->
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
`,
  );
  return chromium.launch({
    ...launchOptions({ whole: true }),
    env: { ...process.env, FONTCONFIG_FILE: file },
  });
}
