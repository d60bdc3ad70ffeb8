/**
 * What the server asks before it does something that weighs more (409): the password once more, a code of the second step, or
 * a reason. A screen never handles this: the request waits until it is given, and is then sent again.
 */
export const PROOF_CODES = ['auth/bevestiging-nodig', 'auth/tweede-factor-nodig', 'auth/reden-nodig'] as const;
export type ProofCode = (typeof PROOF_CODES)[number];

export const isProofCode = (code: string): code is ProofCode => PROOF_CODES.some((known) => known === code);

/** Resolves true when it was given, false when the person turned back. */
type Ask = (code: ProofCode) => Promise<boolean>;

let ask: Ask | null = null;
const waiting = new Map<ProofCode, Promise<boolean>>();

/** The dialog makes itself known; the result takes it away again. */
export function answerProofs(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Requests that miss the same thing at once are one question. */
export function askProof(code: ProofCode): Promise<boolean> {
  const asked = waiting.get(code) ?? ask?.(code).finally(() => waiting.delete(code)) ?? Promise.resolve(false);
  waiting.set(code, asked);
  if (!ask) waiting.delete(code);
  return asked;
}

/** A reason counts for one customer and a quarter of an hour: then it is another look. */
const REASON_MS = 900_000;
let reason: { readonly text: string; readonly adminId: string; readonly at: number } | null = null;

/** The customer that an address is about: the one on screen, else the one in the request. */
const adminOf = (path: string): string => /\/admins\/([0-9a-f-]{36})/.exec(path)?.[1] ?? '';

export function giveReason(text: string, screen: string, now: number): void {
  reason = { text, adminId: adminOf(screen), at: now };
}

/** The reason that was typed for this customer, if it still counts. `screen` is the address in the browser. */
export function reasonFor(path: string, screen: string, now: number): string | null {
  if (!reason || now - reason.at > REASON_MS) return null;
  return [adminOf(screen), adminOf(path)].includes(reason.adminId) ? reason.text : null;
}

export function forgetReason(): void {
  reason = null;
}
