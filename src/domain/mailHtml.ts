/**
 * The HTML part of a message, with the tables and inline styles that mail programs support. The colours
 * of the dark scheme are in a style element, so that programs without support show the light ones.
 */
import type { Business } from './business';
import { contactLinks, type MailBlock, type MailRow, type MailText, shownAnswer } from './mailBody';
import { bodyText } from './mailMessage';
import type { StationStep } from './nextStep';

/** The colours of one scheme. A name is a role, as in the design's tokens. */
interface Colours {
  /** Behind the message. */
  paper: string;
  /** The message. */
  surface: string;
  line: string;
  ink: string;
  inkQuiet: string;
  /** The name, links and the button. */
  brand: string;
  /** Text on the button. */
  onBrand: string;
  /** The water of the mark. */
  accent: string;
}

interface MailColours {
  light: Colours;
  dark: Colours;
}

/** Whose messages these are. */
export interface MailBrand extends Pick<Business, 'contact'> {
  name: string;
  colours: MailColours;
  /** Its drawing, in a box of 28 by 28. Programs without support for it show the name alone. */
  logo: { mark: string; accent: string };
}

/** What an element can be painted with: the classes of its elements, their property and colour. */
const paints = {
  page: ['background-color', 'paper'],
  card: ['background-color', 'surface'],
  edge: ['border-color', 'line'],
  water: ['border-color', 'brand'],
  turn: ['border-color', 'accent'],
  ink: ['color', 'ink'],
  quiet: ['color', 'inkQuiet'],
  brand: ['color', 'brand'],
  button: ['background-color', 'brand'],
  label: ['color', 'onBrand'],
  markLine: ['stroke', 'brand'],
  markWater: ['stroke', 'accent'],
} as const satisfies Record<string, readonly [property: string, role: keyof Colours]>;

type Paint = keyof typeof paints;

/** Set on every cell, because tables do not inherit fonts in some mail programs. */
const font = 'font-family: system-ui, Helvetica, Arial, sans-serif; line-height: 1.5';

/** For texts that a form or the owner may have written: they keep their columns and indents. */
const wrapped = 'white-space: pre-wrap; overflow-wrap: break-word; word-break: break-word';

const plainTable = 'cellpadding="0" cellspacing="0" border="0"';

const layoutTable = `role="presentation" ${plainTable}`;

/** Renders the HTML part of a message. */
export function bodyAsHtml(
  title: string,
  blocks: readonly MailBlock[],
  { name, contact, colours, logo }: MailBrand,
): string {
  /** The attributes of an element with these styles and paints. */
  function look(style: string, ...names: readonly Paint[]): string {
    const painted = names.map((name) => {
      const [property, role] = paints[name];
      return `; ${property}: ${colours.light[role]}`;
    });
    return `class="${names.join(' ')}" style="${style}${painted.join('')}"`;
  }

  function linkAsHtml(text: string, href: string, paint: Paint): string {
    return `<a href="${escapeHtml(href)}" ${look('text-decoration: underline', paint)}>${escapeHtml(text)}</a>`;
  }

  function linesAsHtml(text: MailText): string {
    const parts = typeof text === 'string' ? [text] : text;
    return parts
      .map((part) =>
        typeof part === 'string'
          ? escapeHtml(bodyText(part)).replaceAll('\n', '<br>')
          : linkAsHtml(part.text, part.href, 'brand'),
      )
      .join('');
  }

  const paragraph = (text: MailText) =>
    `<p style="margin: 0 0 1em; text-wrap: pretty; ${wrapped}">${linesAsHtml(text)}</p>`;

  function actionAsHtml(text: string, label: string, href: string): string[] {
    const lead = text.trimEnd();
    const button = `<a href="${escapeHtml(href)}" ${look('display: inline-block; padding: 0.75em 1.5em; font-weight: 600; text-decoration: none', 'label')}>${escapeHtml(label)}</a>`;
    return [
      ...(lead ? [paragraph(lead)] : []),
      `<table ${layoutTable} style="margin: 0 0 0.75em">`,
      `<tr><td ${look(`border-radius: 0.6em; ${font}`, 'button', 'label')}>${button}</td></tr>`,
      '</table>',
      // Readable as well, for programs that show no button and for readers who check it first.
      `<p ${look(`margin: 0 0 1.5em; font-size: 0.875em; ${wrapped}`, 'quiet')}>${linkAsHtml(href, href, 'quiet')}</p>`,
    ];
  }

  function rowAsHtml(row: MailRow, isFigure = false, isLast = true): string {
    const cell = `padding: 0.6em 0; border: solid; border-width: 0 0 thin; vertical-align: top; ${font}`;
    const label = `<th scope="row" align="left"${isFigure ? '' : ' width="35%"'} ${look(`${cell}; padding-right: 1em; font-weight: ${isLast ? 600 : 400}${isFigure ? `; text-wrap: balance; ${wrapped}` : ''}`, 'ink', 'edge')}>${escapeHtml(row.label)}</th>`;
    const answer = linesAsHtml(shownAnswer(row));
    const value = isFigure
      ? `align="right" ${look(`${cell}; white-space: nowrap; font-weight: ${isLast ? 600 : 400}`, 'ink', 'edge')}`
      : `dir="auto" ${look(`${cell}; ${wrapped}`, 'ink', 'edge')}`;
    return `<tr>${label}<td ${value}>${answer}</td></tr>`;
  }

  /** The race is the upper edge of its stations. */
  function stationsAsHtml(stations: readonly StationStep[], waiting: boolean): string[] {
    const cells = stations.map(({ label, state }) => {
      const isCurrent = state === 'current';
      const race = isCurrent && waiting ? 'turn' : state === 'ahead' ? 'edge' : 'water';
      const style = `padding: 0.5em 0.5em 0 0; border: solid; border-width: 4px 0 0; vertical-align: top; font-size: 0.875em; font-weight: ${isCurrent ? 700 : 400}; ${font}`;
      const current = isCurrent ? ' aria-current="step"' : '';
      return `<td${current} ${look(style, state === 'ahead' ? 'quiet' : 'ink', race)}>${escapeHtml(label)}</td>`;
    });
    const width = `${Math.floor(100 / stations.length)}%`;
    return [
      `<table ${layoutTable} width="100%" style="margin: 0 0 1em; table-layout: fixed">`,
      `<tr>${cells.join('').replaceAll('<td', `<td width="${width}"`)}</tr>`,
      '</table>',
    ];
  }

  function blockAsHtml(block: MailBlock): readonly string[] {
    switch (block.kind) {
      case 'heading':
        return [
          `<h2 style="margin: 1.75em 0 0.5em; font-size: 1.125em; line-height: 1.3; ${wrapped}">${escapeHtml(block.text)}</h2>`,
        ];
      case 'paragraph':
        return [paragraph(block.text)];
      case 'action':
        return actionAsHtml(block.text, block.label, block.href);
      case 'steps':
        return [
          '<ol style="margin: 0 0 1em; padding-left: 1.5em">',
          ...block.items.map(
            (item) =>
              `<li style="margin: 0 0 0.5em; text-wrap: pretty; ${wrapped}">${linesAsHtml(item)}</li>`,
          ),
          '</ol>',
        ];
      case 'stations':
        return stationsAsHtml(block.stations, block.waiting);
      case 'answers':
        return [
          `<table ${plainTable} width="100%" style="margin-bottom: 1.5em">`,
          ...block.rows.map((row, index) =>
            block.figures ? rowAsHtml(row, true, index === block.rows.length - 1) : rowAsHtml(row),
          ),
          '</table>',
        ];
    }
  }

  const content = blocks.flatMap((block) => blockAsHtml(block));
  const links = contactLinks({ contact });
  const hasSignature = links.some(({ href }) =>
    content.some((line) => line.includes(`<a href="${escapeHtml(href)}"`)),
  );
  const mark = [
    '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke-width="2.2" stroke-linecap="round" aria-hidden="true" style="vertical-align: middle">',
    `<path d="${logo.mark}" ${look('', 'markLine')}></path>`,
    `<path d="${logo.accent}" ${look('', 'markWater')}></path>`,
    '</svg>',
  ].join('');
  const contactLine = [
    escapeHtml(name),
    ...links.map(({ text, href }) => linkAsHtml(text.replaceAll(' ', '\u00a0'), href, 'quiet')),
  ].join('\u00a0· ');

  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${darkRules(colours)}</style>`,
    '</head>',
    `<body ${look('margin: 0', 'page')}>`,
    `<table ${layoutTable} width="100%" ${look('', 'page')}>`,
    `<tr><td align="center" ${look(`padding: 1.5em 0.75em 2.5em; ${font}`, 'ink')}>`,
    `<table ${layoutTable} width="600" style="width: 100%; max-width: 37.5em">`,
    `<tr><td align="left" ${look(`padding: 0 0 1em; font-size: 1.25em; font-weight: 700; letter-spacing: -0.02em; ${font}`, 'brand')}>${mark} ${escapeHtml(name)}</td></tr>`,
    `<tr><td align="left" ${look(`padding: 1.75em 1.5em 0.75em; border: thin solid; border-radius: 0.6em; ${font}`, 'card', 'ink', 'edge')}>`,
    `<h1 style="margin: 0 0 0.75em; font-size: 1.5em; line-height: 1.25; letter-spacing: -0.02em; text-wrap: balance; ${wrapped}">${escapeHtml(title)}</h1>`,
    ...content,
    '</td></tr>',
    ...(hasSignature
      ? []
      : [
          `<tr><td align="left" ${look(`padding: 1em 0 0; font-size: 0.875em; ${font}`, 'quiet')}>${contactLine}</td></tr>`,
        ]),
    '</table>',
    '</td></tr>',
    '</table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Inline styles cannot depend on the colour scheme, so these rules override them. A policy allows them by their hash. */
export function darkRules({ dark }: MailColours): string {
  const rules = Object.entries(paints).map(
    ([name, [property, role]]) => `.${name} { ${property}: ${dark[role]} !important }`,
  );
  return `:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { ${rules.join(' ')} }`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
