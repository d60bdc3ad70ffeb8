/**
 * The server's time. School devices have wrong clocks, and tokens carry dates: every answer of the server brings a
 * `Date` header, and the difference with the device's clock is kept here.
 */
let offsetMs = 0;

/** Milliseconds since the epoch by the server's clock, as far as it is known; accurate to a second. */
export const serverNow = (): number => Date.now() + offsetMs;

export function noteServerDate(headers: Headers): void {
  const server = Date.parse(headers.get('date') ?? '');
  if (Number.isFinite(server)) offsetMs = server - Date.now();
}

/** Asks the server what time it is; false when it cannot be reached. */
export async function askServerTime(): Promise<boolean> {
  try {
    noteServerDate((await fetch('/api/health', { cache: 'no-store' })).headers);
    return true;
  } catch {
    return false;
  }
}
