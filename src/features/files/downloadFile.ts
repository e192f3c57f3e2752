import { saveFile } from './saveFile';

export function downloadFile({ name, text, type }: { name: string; text: string; type: string }) {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** A file name with the date in the local time zone: orders-2026-03-02.csv. */
export function datedFileName(stem: string, extension: 'csv' | 'json', day = new Date()) {
  // Swedish dates are written as in ISO 8601.
  return `${stem}-${day.toLocaleDateString('sv-SE')}.${extension}`;
}

/** Downloads a value as a dated JSON file, and returns the file's name. */
export function downloadJson(stem: string, value: unknown): string {
  const name = datedFileName(stem, 'json');
  downloadFile({ name, text: JSON.stringify(value, null, 2), type: 'application/json' });
  return name;
}
