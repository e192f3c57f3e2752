import * as z from 'zod/mini';
import { isSecretKey } from './paymentSettings';

export interface StoredRecord {
  key: string;
  /** The schema of the value, or of each entry of a list. */
  schema: { safeParse(value: unknown): { success: boolean } };
  /** A list, of which the valid entries are kept. */
  isList?: true;
  /** Stored as plain text, not as JSON. */
  isText?: true;
  /** Tells who is signed in, so it is never restored. */
  isSession?: true;
  /** Not restored with a secret key of the payment provider, which no browser may store. */
  refusesSecretKeys?: true;
}

export interface UnreadableText {
  key: string;
  text: string;
}

/** A file with everything that the browser stores for the site. */
export const siteDataSchema = z.object({
  version: z.literal(1),
  savedAt: z.iso.datetime(),
  /** The stored values by key. */
  contents: z.record(z.string(), z.unknown()),
  /** The unreadable texts, unchanged. They are never restored. */
  unreadable: z.array(z.object({ key: z.string(), text: z.string() })),
});

export type SiteData = z.infer<typeof siteDataSchema>;

type Revive = (key: string, value: unknown) => unknown;

/** Stored texts by key. A key that is missing is not stored. */
export type StoredTexts = Readonly<Record<string, string>>;

/** The data in the text of a file, or null if the file is not valid. `revive` is passed to `JSON.parse`. */
export function parseSiteData(json: string, revive?: Revive): SiteData | null {
  return siteDataSchema.safeParse(parseJson(json, revive)).data ?? null;
}

/** The values of the stored texts by key, without the texts that are not JSON. */
export function storedValues(records: readonly StoredRecord[], texts: StoredTexts) {
  const values = records.map((record) => [record.key, parseText(record, texts[record.key])]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The key of the record that an unreadable copy belongs to; other keys are unchanged. */
export function recordKey(key: string): string {
  return key.replace(/\.unreadable(-\d+)?$/, '');
}

export function isReadable(record: StoredRecord, text: string): boolean {
  return readableText(record, text) === text;
}

/** The text without the entries that are not valid; undefined if nothing is readable. */
export function readableText(record: StoredRecord, text: string): string | undefined {
  const { value, invalidCount } = readValue(record, parseText(record, text));
  if (value === undefined) return undefined;
  return invalidCount === 0 ? text : toText(record, value);
}

/** What a file restores: a value for each record, and the keys of what is left out, wholly or in part. */
export function restorable<Record extends StoredRecord>(
  records: readonly Record[],
  { contents }: SiteData,
): { values: ReadonlyMap<Record, unknown>; leftOut: readonly string[] } {
  const values = new Map<Record, unknown>();
  const leftOut = Object.entries(contents).flatMap(([key, content]) => {
    const record = records.find((known) => known.key === key);
    if (!record) return key;
    if (record.isSession) return [];
    if (record.refusesSecretKeys && holdsSecretKey(content)) return key;
    const { value, invalidCount } = readValue(record, content);
    if (value !== undefined) values.set(record, value);
    return value === undefined || invalidCount > 0 ? key : [];
  });
  return { values, leftOut };
}

/** The readable part of a value; undefined if nothing is readable. The count is of a list. */
function readValue({ schema, isList }: StoredRecord, value: unknown) {
  const isValid = (entry: unknown) => schema.safeParse(entry).success;
  if (!isList) return { value: isValid(value) ? value : undefined, invalidCount: 0 };
  if (!Array.isArray(value)) return { value: undefined, invalidCount: 0 };
  const valid = value.filter(isValid);
  const invalidCount = value.length - valid.length;
  return { value: invalidCount === 0 || valid.length > 0 ? valid : undefined, invalidCount };
}

export function toText({ isText }: StoredRecord, value: unknown): string {
  return isText ? String(value) : JSON.stringify(value);
}

function parseText({ isText }: StoredRecord, text: string | undefined): unknown {
  return text === undefined || isText ? text : parseJson(text);
}

function parseJson(text: string, revive?: Revive): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** Whether the value, or one of its fields, is a secret key of the payment provider. */
export function holdsSecretKey(value: unknown): boolean {
  const texts: unknown[] = [value, ...Object.values(Object(value))];
  return texts.some((text) => typeof text === 'string' && isSecretKey(text));
}
