/** Builds a UUIDv7 from milliseconds since the epoch and ten random bytes. Time and chance are the caller's. */
export function uuidV7(nowMs: number, randomBytes: Uint8Array): string {
  const time = Math.max(0, Math.floor(nowMs)).toString(16).padStart(12, '0').slice(-12);
  const hex = Array.from(randomBytes.subarray(0, 10), (b) => b.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}

/** Builds a UUIDv4 (RFC 9562) from sixteen random bytes. */
export function uuidV4(randomBytes: Uint8Array): string {
  const hex = Array.from(randomBytes.subarray(0, 16), (b) => b.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Lower-case canonical UUIDs only: two spellings of one id would be two ids to a cache. */
export const isUuid = (text: string): boolean => UUID.test(text);
