/** A file that the page handed out. */
export interface Download {
  name: string;
  blob: Blob;
}

/** What the story has handed out so far, oldest first. */
export const downloads: Download[] = [];

/** The date in the names of the files. */
export const TODAY = new Date().toLocaleDateString('sv-SE');

/** The value in the first downloaded file. */
export const downloadedJson = async () => JSON.parse((await downloads[0]?.blob.text()) ?? '');

/** Keeps files from reaching the disk while a story runs; for its `beforeEach`. */
export function catchDownloads() {
  downloads.length = 0;
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function catchClick() {
    const blob = blobs.get(this.href);
    if (blob) downloads.push({ name: this.download, blob });
    else click.call(this);
  };
  return () => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  };
}
