import * as z from 'zod/mini';
import { adminCredentialsSchema } from './adminCredentials';
import { emailTemplateSchema } from './emailTemplates';
import { orderSchema } from './orders';
import { isSecretKey, storedPaymentSettingsSchema } from './paymentSettings';
import { storedPricesSchema } from './prices';
import { supportTicketSchema } from './ticket';
import { userSchema } from './user';

/** The parts of the site data by their storage keys, and how each is checked. */
const sections: Readonly<Record<string, Section>> = {
  users: { schema: userSchema, isList: true },
  currentUser: { schema: userSchema, isSession: true },
  supportTickets: { schema: supportTicketSchema, isList: true },
  orders: { schema: orderSchema, isList: true },
  webDevPrices: { schema: storedPricesSchema },
  hostingPrices: { schema: storedPricesSchema },
  stripeSettings: { schema: storedPaymentSettingsSchema },
  stripePublishableKey: { schema: z.string(), isText: true },
  emailTemplates: { schema: emailTemplateSchema, isList: true },
  adminCredentials: { schema: adminCredentialsSchema },
  adminSession: { schema: z.literal(true), isSession: true },
  theme: { schema: z.enum(['light', 'dark']), isText: true },
};

interface Section {
  /** The schema of the value, or of each entry of a list. */
  schema: { safeParse(value: unknown): { success: boolean } };
  /** A list, of which the valid entries are kept. */
  isList?: true;
  /** Stored as plain text, not as JSON. */
  isText?: true;
  /** Tells who is signed in, so it is never restored. */
  isSession?: true;
}

/** The storage keys of all parts. */
export const siteDataKeys: readonly string[] = Object.keys(sections);

/** An unreadable stored text and its key. */
export interface UnreadableText {
  key: string;
  text: string;
}

/** A file with everything that the browser stores for the site. */
const siteDataSchema = z.object({
  version: z.literal(1),
  savedAt: z.iso.datetime(),
  /** The stored values by part. */
  contents: z.record(z.string(), z.unknown()),
  /** The unreadable texts, unchanged. They are never restored. */
  unreadable: z.array(z.object({ key: z.string(), text: z.string() })),
});

export type SiteData = z.infer<typeof siteDataSchema>;

/** The stored texts, by their keys. */
export type StoredTexts = Readonly<Record<string, string>>;

export interface SiteDataDetails {
  texts: StoredTexts;
  unreadable: readonly UnreadableText[];
  now: Date;
}

export function createSiteData({ texts, unreadable, now }: SiteDataDetails): SiteData {
  const contents: Record<string, unknown> = {};
  for (const key of siteDataKeys) {
    const value = valueIn(key, texts[key]);
    if (value !== undefined) contents[key] = value;
  }
  return {
    version: 1,
    savedAt: now.toISOString(),
    contents,
    unreadable: unreadable.map(({ key, text }) => ({ key, text })),
  };
}

/** Parses the text of a file; null if it is no site data. */
export function parseSiteData(json: string): SiteData | null {
  return siteDataSchema.safeParse(parseJson(json)).data ?? null;
}

/** Whether a part's text is entirely valid. */
export function isReadable(key: string, text: string): boolean {
  return checkPart(key, valueIn(key, text)).isWhole;
}

/** The valid entries of a part's text; null if there are none. */
export function readableText(key: string, text: string): string | null {
  const part = checkPart(key, valueIn(key, text));
  if (part.isWhole) return text;
  return part.isUsable ? JSON.stringify(part.value) : null;
}

/** The result of importing one part of a file. */
export type ImportOutcome =
  /** Nothing is stored there yet. */
  | 'added'
  /** It replaces the stored value. */
  | 'replaced'
  /** It equals the stored value. */
  | 'unchanged'
  /** None of it is valid; the stored value stays. */
  | 'unreadable'
  /** It contains a secret key; the stored value stays. */
  | 'secret'
  /** It is a session, which importing never changes. */
  | 'session'
  /** This website has no such part. */
  | 'unknown';

export interface ImportChange {
  /** The part's name. */
  key: string;
  outcome: ImportOutcome;
  /** For a list: how many entries are stored, come with the file, and cannot be read in it. */
  entries?: { stored: number; imported: number; unreadable: number };
}

/** What importing a file would change. Parts that are not in the file stay as they are. */
export interface ImportPlan {
  savedAt: string;
  changes: readonly ImportChange[];
}

/** A plan, and the texts that it is to write. */
export interface PreparedImport {
  plan: ImportPlan;
  texts: StoredTexts;
}

/** Checks a file's data, part by part, against what is stored. */
export function prepareImport(data: SiteData, stored: StoredTexts): PreparedImport {
  const texts: Record<string, string> = {};
  const changes = Object.entries(data.contents).map(([key, value]): ImportChange => {
    const section = sectionOf(key);
    if (!section) return { key, outcome: 'unknown' };
    if (section.isSession) return { key, outcome: 'session' };
    if (key.startsWith('stripe') && holdsSecret(value)) return { key, outcome: 'secret' };

    const part = checkPart(key, value);
    const now = checkPart(key, valueIn(key, stored[key]));
    const entries = section.isList && {
      entries: {
        stored: now.entryCount,
        imported: part.entryCount,
        unreadable: part.unreadableCount,
      },
    };
    if (!part.isUsable) return { key, outcome: 'unreadable', ...entries };

    const text = section.isText ? String(part.value) : JSON.stringify(part.value);
    const before = stored[key];
    if (before !== undefined && (before === text || canonical(before) === text)) {
      return { key, outcome: 'unchanged', ...entries };
    }
    texts[key] = text;
    return { key, outcome: before === undefined ? 'added' : 'replaced', ...entries };
  });
  return { plan: { savedAt: data.savedAt, changes }, texts };
}

interface CheckedPart {
  /** The valid value, or the valid entries of a list. */
  value: unknown;
  /** At least one entry is valid, or the list is empty. */
  isUsable: boolean;
  /** All of it is valid. */
  isWhole: boolean;
  /** The numbers of valid and of invalid entries of a list. */
  entryCount: number;
  unreadableCount: number;
}

function checkPart(key: string, value: unknown): CheckedPart {
  const section = sectionOf(key);
  const isGood = (each: unknown) => section?.schema.safeParse(each).success ?? false;
  if (!section?.isList) {
    const isWhole = isGood(value);
    return { value, isUsable: isWhole, isWhole, entryCount: 0, unreadableCount: 0 };
  }
  const all: unknown[] = Array.isArray(value) ? value : [];
  const good = all.filter(isGood);
  const isWhole = Array.isArray(value) && good.length === all.length;
  return {
    value: good,
    isUsable: isWhole || good.length > 0,
    isWhole,
    entryCount: good.length,
    unreadableCount: all.length - good.length,
  };
}

function sectionOf(key: string): Section | undefined {
  return Object.hasOwn(sections, key) ? sections[key] : undefined;
}

/** The value of a part's text; undefined if there is none. */
function valueIn(key: string, text: string | undefined): unknown {
  if (text === undefined || sectionOf(key)?.isText) return text;
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON without insignificant whitespace. */
function canonical(text: string): string | undefined {
  return JSON.stringify(parseJson(text));
}

function holdsSecret(value: unknown): boolean {
  const texts: unknown[] = [value, ...Object.values(Object(value))];
  return texts.some((text) => typeof text === 'string' && isSecretKey(text));
}
