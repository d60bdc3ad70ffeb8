/** A file of the server, saved by the browser under its own name. */
export interface ServerFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly naam: string;
}

/** Long enough for a slow browser to have begun (ms). */
const KEEP = 60_000;

export function saveFile({ type, bytes, naam }: ServerFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = naam;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP);
interface Bestand {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Signs that a file name may not have on some system. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/gu;
/** The browser needs the address until it has begun to save. */
const KEEP_MS = 60_000;

/** Lets the browser save these bytes under a name. */
export function saveFile({ type, bytes }: Bestand, name: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(FORBIDDEN, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
