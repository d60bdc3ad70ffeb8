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
}
