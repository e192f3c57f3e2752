import { saveFile } from './saveFile';

/** Downloads a text as a file. */
export function downloadFile({
  name,
  text,
  type,
}: {
  name: string;
  text: string;
  type: 'text/csv' | 'text/plain' | 'application/json';
}) {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** A file name with the date in the local time zone: orders-2026-03-02.csv. */
export function datedFileName(stem: string, extension: 'csv' | 'json', day = new Date()) {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  const date = String(day.getDate()).padStart(2, '0');
  return `${stem}-${day.getFullYear()}-${month}-${date}.${extension}`;
}

/** Downloads a value as a dated JSON file, and returns the file's name. */
export function downloadJson(stem: string, value: unknown): string {
  const name = datedFileName(stem, 'json');
  downloadFile({ name, text: JSON.stringify(value, null, 2), type: 'application/json' });
  return name;
}
