/** A file of the server, saved by the browser. */
export interface ServerFile {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly naam: string;
}

/** Signs that a file name may not have on some system. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/gu;
/** The browser needs the address until it has begun to save. */
const KEEP_MS = 60_000;

export function saveFile({ type, bytes, naam }: ServerFile): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = naam.replaceAll(FORBIDDEN, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
