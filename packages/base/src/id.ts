/** Builds a UUIDv7 from milliseconds since the epoch and ten random bytes. Time and chance are the caller's. */
export function uuidV7(nowMs: number, randomBytes: Uint8Array): string {
  const time = Math.max(0, Math.floor(nowMs)).toString(16).padStart(12, '0').slice(-12);
  const hex = Array.from(randomBytes.subarray(0, 10), (b) => b.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}

/** Builds a UUIDv4 (RFC 9562) from sixteen random bytes. */
export function uuidV4(randomBytes: Uint8Array): string {
  const bytes = randomBytes.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Lower-case canonical UUIDs only: two spellings of one id would be two ids to a cache. */
export const isUuid = (text: string): boolean => UUID.test(text);
