/**
 * What a listener does, as plain steps: when it began, which words were marked, where the reading is, where it ended. Pure: the clock is an argument.
 *
 * The pointer (`loper`) runs by itself at the pace so far, so that somebody with keys needs one key for a word that goes wrong; a tap or an arrow says where the
 * reading really is, and from there it runs on at the pace that follows from it.
 */
import type { Leesfout, Leesfoutsoort } from '@spelrijk/domain/voorlezen';

type Fase = 'klaar' | 'leest' | 'laatste' | 'eind';

export interface Luister {
  readonly fase: Fase;
  readonly woorden: number;
  /** Moment (ms) at which it began, and how long it took once it ended. */
  readonly begon: number;
  readonly ms: number;
  readonly fouten: readonly Leesfout[];
  /** The word that was marked last: a kind that is chosen is of this one. */
  readonly nu: number | null;
  /** Words read, once it ended. */
  readonly gelezen: number;
  readonly vloeiend: number | null;
  readonly anker: { readonly woord: number; readonly op: number };
  /** Words a millisecond. */
  readonly vaart: number;
}

const MINUUT_MS = 60_000;
/** Nobody reads three times as fast or as slow as the level: that was a slip of the finger. */
const UITERSTE = 3;
/** So much has to be read before its pace says something (ms). */
const METEN_VANAF_MS = 4000;

export const createLuister = (woorden: number, perMinuut: number): Luister => ({
  fase: 'klaar',
  woorden,
  begon: 0,
  ms: 0,
  fouten: [],
  nu: null,
  gelezen: woorden,
  vloeiend: null,
  anker: { woord: 0, op: 0 },
  vaart: perMinuut / MINUUT_MS,
});

export const start = (l: Luister, nu: number): Luister => ({ ...l, fase: 'leest', begon: nu, anker: { woord: 0, op: nu } });

const binnen = (l: Luister, woord: number): number => Math.min(Math.max(woord, 0), l.woorden - 1);

/** The word that is being read now, as far as can be told. */
export const loper = (l: Luister, nu: number): number => binnen(l, Math.floor(l.anker.woord + (nu - l.anker.op) * l.vaart));

/** The reading is at this word now. */
export function place(l: Luister, woord: number, nu: number): Luister {
  if (l.fase !== 'leest') return l;
  const plek = binnen(l, woord);
  const duur = nu - l.begon;
  const gemeten = duur >= METEN_VANAF_MS && plek > 0 ? plek / duur : l.vaart;
  const vaart = Math.min(Math.max(gemeten, l.vaart / UITERSTE), l.vaart * UITERSTE);
  return { ...l, anker: { woord: plek, op: nu }, vaart };
}

/** Marks a word as read otherwise, or takes its marks away. */
export function toggle(l: Luister, woord: number): Luister {
  const weg = l.fouten.some((fout) => fout.woord === woord);
  const over = l.fouten.filter((fout) => fout.woord !== woord);
  return weg ? { ...l, fouten: over, nu: null } : { ...l, fouten: [...over, { woord, soort: 'anders' }], nu: woord };
}

/** The kind of what was marked last. */
export const chooseSoort = (l: Luister, soort: Leesfoutsoort): Luister => ({
  ...l,
  fouten: l.fouten.map((fout) =>
    fout.woord === l.nu ? { woord: fout.woord, soort, ...(soort === 'anders' && { gezegd: fout.gezegd }) } : fout,
  ),
});

export const setGezegd = (l: Luister, woord: number, gezegd: string): Luister => ({
  ...l,
  fouten: l.fouten.map((fout) => (fout.woord === woord ? { ...fout, gezegd } : fout)),
});

/** The clock stops; the last word is where the pointer is until somebody says otherwise. */
export function stop(l: Luister, nu: number): Luister {
  if (l.fase !== 'leest') return l;
  const laatste = Math.max(loper(l, nu), ...l.fouten.map(({ woord }) => woord));
  return { ...l, fase: 'laatste', ms: nu - l.begon, gelezen: laatste + 1 };
}

export const chooseLaatste = (l: Luister, woord: number): Luister => ({ ...l, fase: 'eind', gelezen: binnen(l, woord) + 1 });
export const reopenEind = (l: Luister): Luister => ({ ...l, fase: 'laatste' });
export const chooseVloeiend = (l: Luister, vloeiend: number): Luister => ({ ...l, vloeiend: l.vloeiend === vloeiend ? null : vloeiend });

/** As it is sent: what was said without the spaces around it, and nothing where nothing was typed. */
export const toFouten = ({ fouten, gelezen }: Luister): Leesfout[] =>
  fouten
    .filter(({ woord }) => woord < gelezen)
    .map(({ woord, soort, gezegd }) => {
      const woorden = gezegd?.trim();
      return { woord, soort, ...(woorden && { gezegd: woorden }) };
    });
