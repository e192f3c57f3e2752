import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** A picture of the sample, and the name of the renderer that drew it. */
const sampleFile = join(import.meta.dirname, 'renderer.png');
const nameFile = join(import.meta.dirname, 'renderer.json');

const typeface = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/**
 * A document with what renderers draw differently: glyphs, curves, blending, controls. It uses no code
 * of the site, so that no change of the site changes its picture.
 */
const sample = (font: string) => `<!doctype html><html lang="en"><style>
  @font-face { font-family: Sample; src: url('data:font/woff2;base64,${font}'); font-weight: 300 900 }
  body { margin: 12px; font: 16px/1.5 Sample; color: oklch(24% 0.03 175); background: oklch(98.6% 0.007 95) }
  p { margin: 0; letter-spacing: -0.01em } b { font-size: 31px; font-weight: 700 } small { font-size: 13px }
  div { margin: 8px 0; height: 40px; border: 1px solid oklch(60% 0.025 170); border-radius: 10px;
    background: linear-gradient(90deg, oklch(43% 0.085 172), oklch(62% 0.15 48 / 0.4)); box-shadow: 0 6px 18px rgb(0 0 0 / 0.25) }
</style><p><b>Quick mills, £2.49</b></p><p>Waltz, bad nymph, for quick jigs vex. <small>0123456789 – “Àß”</small></p><div></div>
<svg width="60" height="40" fill="none" stroke="currentColor" stroke-width="1.75"><circle cx="18" cy="20" r="13"/><path d="M30 8 55 33M30 33 55 8"/></svg>
<input type="checkbox" checked> <input type="radio"> <select><option>Select</option></select> <textarea rows="2">Text</textarea>
<dialog>Dialog</dialog><script>document.querySelector('dialog').show()</script>`;

async function drawSample(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 420, height: 260 } });
  await page.setContent(sample(readFileSync(typeface, 'base64')));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return picture;
}

export interface Renderer {
  /** Browser, version, platform and architecture. */
  name: string;
  /** The name of the renderer that took the committed screenshots. */
  reference: string;
  /** Whether it draws the sample byte for byte as the reference does. */
  isSame: boolean;
  /** Makes it the reference. */
  makeReference(): void;
}

/** Compares this browser with the reference renderer. */
export async function examineRenderer(browser: Browser): Promise<Renderer> {
  const name = `Chromium ${browser.version()} on ${process.platform} ${process.arch}`;
  const picture = await drawSample(browser);
  const isSame = existsSync(sampleFile) && readFileSync(sampleFile).equals(picture);
  const reference: string = existsSync(nameFile)
    ? JSON.parse(readFileSync(nameFile, 'utf8')).reference
    : 'an unknown renderer';
  return {
    name,
    reference,
    isSame,
    makeReference() {
      if (isSame) return;
      writeFileSync(sampleFile, picture);
      writeFileSync(nameFile, `${JSON.stringify({ reference: name }, null, 2)}\n`);
    },
  };
}
