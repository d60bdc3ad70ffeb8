/** What the server takes; it says so in the contract, whose schemas would cost the browser a validation library. */
export const OPNAME_HERTZ = 24_000;
export const MAX_MS = 14_000;
export const MIN_MS = 80;
