import * as z from 'zod/mini';
import { isSecretKey } from './paymentSettings';

/** What is stored under one key. */
export interface StoredRecord {
  key: string;
  /** The schema of the value, or of each entry of a list. */
  schema: { safeParse(value: unknown): { success: boolean } };
  /** A list, of which the valid entries are kept. */
  isList?: true;
  /** A list that has entries of its own until it is stored. */
  hasDefault?: true;
  /** Stored as plain text, not as JSON. */
  isText?: true;
  /** Tells who is signed in, so it is never restored. */
  isSession?: true;
  /** Not restored with a secret key of the payment provider, which no browser may store. */
  refusesSecretKeys?: true;
  /** What the readable part of a value in a file becomes here. Default: it replaces the stored one. */
  merge?: (imported: unknown) => unknown;
}

/** An unreadable stored text and its key. */
export interface UnreadableText {
  key: string;
  text: string;
}

/** The largest file that can be restored on a server, in bytes. */
export const MAX_SITE_DATA = 10 * 1024 * 1024;

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

/** Stored texts by key. A key that is missing is not stored. */
export type StoredTexts = Readonly<Record<string, string>>;

/** The data in the text of a file, or null if the file is not valid. */
export function parseSiteData(json: string): SiteData | null {
  return siteDataSchema.safeParse(parseJson(json)).data ?? null;
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

const count = z.int().check(z.nonnegative());

const importChangeSchema = z.object({
  key: z.string(),
  /** What importing a file does with the value. Only `restored` changes what is stored. */
  outcome: z.enum(['restored', 'unchanged', 'unreadable', 'secret', 'unknown']),
  /** For a list: the valid entries that are stored and in the file, and the invalid ones in it. */
  entries: z.optional(z.object({ stored: count, imported: count, unreadable: count })),
});

export type ImportChange = z.infer<typeof importChangeSchema>;
export type ImportOutcome = ImportChange['outcome'];

/** What importing a file does. Keys that are not in the file keep their values. */
export const importPlanSchema = z.object({
  savedAt: z.iso.datetime(),
  changes: z.readonly(z.array(importChangeSchema)),
});

export type ImportPlan = z.infer<typeof importPlanSchema>;

/** Compares a file with the stored values: what importing it does, and the values that it writes. */
export function compareFile(
  records: readonly StoredRecord[],
  { savedAt, contents }: SiteData,
  stored: Readonly<Record<string, unknown>>,
): { plan: ImportPlan; values: ReadonlyMap<StoredRecord, unknown> } {
  const values = new Map<StoredRecord, unknown>();
  const changes = Object.entries(contents).flatMap(([key, value]): ImportChange | [] => {
    const record = records.find((each) => each.key === key);
    if (!record) return { key, outcome: 'unknown' };
    if (record.isSession) return [];
    if (record.refusesSecretKeys && holdsSecretKey(value)) return { key, outcome: 'secret' };

    const imported = readValue(record, value);
    const change = {
      key,
      ...(record.isList && {
        entries: {
          stored: readValue(record, stored[key]).validCount,
          imported: imported.validCount,
          unreadable: imported.invalidCount,
        },
      }),
    };
    if (imported.value === undefined) return { ...change, outcome: 'unreadable' };
    const merged = record.merge ? record.merge(imported.value) : imported.value;
    if (JSON.stringify(stored[key]) === JSON.stringify(merged)) {
      return { ...change, outcome: 'unchanged' };
    }
    values.set(record, merged);
    // Nothing changes for the owner if a list is empty on both sides.
    const isEmpty = Array.isArray(merged) && merged.length === 0;
    if (isEmpty && !(key in stored) && !record.hasDefault) return [];
    return { ...change, outcome: 'restored' };
  });
  return { plan: { savedAt, changes }, values };
}

/** The same with stored texts: what importing a file does, and the texts that it writes. */
export function planImport(
  records: readonly StoredRecord[],
  data: SiteData,
  texts: StoredTexts,
): { plan: ImportPlan; texts: StoredTexts } {
  const stored = records.filter(({ key }) => key in texts);
  const { plan, values } = compareFile(
    records,
    data,
    Object.fromEntries(stored.map((record) => [record.key, parseText(record, texts[record.key])])),
  );
  const written = [...values].map(([record, value]) => [record.key, toText(record, value)]);
  return { plan, texts: Object.fromEntries(written) };
}

/** The readable part of a value; undefined if nothing is readable. The counts are of a list. */
function readValue({ schema, isList }: StoredRecord, value: unknown) {
  const isValid = (each: unknown) => schema.safeParse(each).success;
  if (!isList) return { value: isValid(value) ? value : undefined, validCount: 0, invalidCount: 0 };
  if (!Array.isArray(value)) return { value: undefined, validCount: 0, invalidCount: 0 };
  const valid = value.filter(isValid);
  const invalidCount = value.length - valid.length;
  const isReadable = invalidCount === 0 || valid.length > 0;
  return { value: isReadable ? valid : undefined, validCount: valid.length, invalidCount };
}

function toText({ isText }: StoredRecord, value: unknown): string {
  return isText ? String(value) : JSON.stringify(value);
}

function parseText({ isText }: StoredRecord, text: string | undefined): unknown {
  return text === undefined || isText ? text : parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the value, or one of its fields, is a secret key of the payment provider. */
export function holdsSecretKey(value: unknown): boolean {
  const texts: unknown[] = [value, ...Object.values(Object(value))];
  return texts.some((text) => typeof text === 'string' && isSecretKey(text));
}
