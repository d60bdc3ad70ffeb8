/**
 * Dead keys: on the keyboards of Dutch and Flemish schools (US-International, AZERTY) é, ë and an apostrophe take two presses. Outside a
 * text field browsers say only `Dead` for the first and, most of them, the bare letter for the second, so the game puts them together.
 * Source: UI Events, "Dead keys" (https://www.w3.org/TR/uievents/#keys-dead), which leaves the accent out; hence the table by place.
 */
export interface Accent {
  /** Combining mark, to come after its letter. */
  readonly teken: string;
  /** What the key types by itself. */
  readonly los: string;
}

const SCHERP: Accent = { teken: '\u0301', los: "'" };
const ZWAAR: Accent = { teken: '\u0300', los: '`' };
const DAKJE: Accent = { teken: '\u0302', los: '^' };
const TREMA: Accent = { teken: '\u0308', los: '"' };
const TILDE: Accent = { teken: '\u0303', los: '~' };

/** By the place of the key: without and with shift. The letters are those of a Mac with Option. */
const ACCENTEN: Readonly<Record<string, readonly [Accent, Accent]>> = {
  Quote: [SCHERP, TREMA],
  Backquote: [ZWAAR, TILDE],
  Digit6: [DAKJE, DAKJE],
  BracketLeft: [DAKJE, TREMA],
  Equal: [SCHERP, ZWAAR],
  KeyE: [SCHERP, SCHERP],
  KeyU: [TREMA, TREMA],
  KeyI: [DAKJE, DAKJE],
};

/** The accent that waits after a dead key on this place (`KeyboardEvent.code`); `undefined` where none is known. */
export const accentOf = (code: string, shift: boolean): Accent | undefined => ACCENTEN[code]?.[shift ? 1 : 0];

/** What takes an accent on such a keyboard; `ś` exists too, but there an accent and an s are the end of foto's. */
const DRAAGT: Readonly<Record<string, RegExp>> = { [TILDE.teken]: /^[ano]$/i };
const KLINKER = /^[aeiouy]$/i;
const CEDILLE: Readonly<Record<string, string>> = { c: 'ç', C: 'Ç' };

/** What is typed when `key` follows: é for e; for what takes no accent both apart, as in foto's; nothing but the accent for a space. */
export function applyAccent({ teken, los }: Accent, key: string): readonly string[] {
  if (key === ' ') return [los];
  if (teken === SCHERP.teken && CEDILLE[key] !== undefined) return [CEDILLE[key]];
  if ((DRAAGT[teken] ?? KLINKER).test(key)) return [(key + teken).normalize('NFC')];
  // A letter that has its accent already was put together by the browser.
  return /^[a-z]$/i.test(key) ? [los, key] : [key];
}
