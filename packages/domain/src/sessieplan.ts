/** What a practice does with a client in the time that there is: each line follows from something that happened since the last time. Pure. */

/** One way in which a word went wrong; `label` is the rule that it breaks. */
export interface Schrijffout {
  readonly woord: string;
  readonly gegeven: string;
  readonly label: string;
}

/** Since the last appointment. */
export interface Sindsfeiten {
  /** Days on which it practised by itself. */
  readonly dagen: number;
  readonly antwoorden: number;
  readonly gokjes: number;
  /** The rule that went wrong most, when it went wrong more than once. */
  readonly regel: { readonly categorie: string; readonly keer: number } | null;
  readonly fouten: readonly { readonly woord: string }[];
  /** It was free on all days since then. */
  readonly vrij: boolean;
  /** It never practised at all. */
  readonly nooit: boolean;
  /** There is homework to set, or it was set just now. */
  readonly huiswerk: boolean;
}

export type Sessieregel = { readonly minuten: number } & (
  | { readonly code: 'kennismaken' | 'navragen' | 'terugkijken' | 'rustig' | 'samen' | 'huiswerk' | 'inlogkaart' }
  | { readonly code: 'uitleg'; readonly categorie: string; readonly keer: number }
  | { readonly code: 'dictee'; readonly woorden: readonly string[] }
);

/** Share of answers without reading above which who looks on sits beside. */
const VEEL_GOKJES = 0.15;
const GENOEG_ANTWOORDEN = 20;
const VAST = { begin: 5, uitleg: 10, rustig: 5, dictee: 10, slot: 5 } as const;
/** Shorter than this nothing is practised together. */
const MINST_SAMEN = 5;

function eersteRegel({ dagen, vrij, nooit }: Sindsfeiten): Sessieregel {
  if (nooit) return { code: 'kennismaken', minuten: VAST.begin };
  return { code: dagen === 0 && !vrij ? 'navragen' : 'terugkijken', minuten: VAST.begin };
}

/** With what it goes home: homework where an error asks for it, its card when it never logged in. */
function laatsteRegel({ huiswerk, nooit }: Sindsfeiten): readonly Sessieregel[] {
  if (huiswerk) return [{ code: 'huiswerk', minuten: VAST.slot }];
  return nooit ? [{ code: 'inlogkaart', minuten: VAST.slot }] : [];
}

/** The lines fill the appointment; what does not fit is left out from below, and practising together takes what is left. */
export function planSessie(feiten: Sindsfeiten, minuten: number): readonly Sessieregel[] {
  const { antwoorden, gokjes, regel, fouten } = feiten;
  const rustig = antwoorden >= GENOEG_ANTWOORDEN && gokjes / antwoorden > VEEL_GOKJES;
  const wensen: readonly Sessieregel[] = [
    eersteRegel(feiten),
    ...(regel ? [{ code: 'uitleg' as const, ...regel, minuten: VAST.uitleg }] : []),
    ...(fouten.length > 0 ? [{ code: 'dictee' as const, woorden: fouten.map(({ woord }) => woord), minuten: VAST.dictee }] : []),
    ...(rustig ? [{ code: 'rustig' as const, minuten: VAST.rustig }] : []),
  ];
  const slot = laatsteRegel(feiten);
  let over = minuten - slot.length * VAST.slot;
  const regels = wensen.filter((wens) => {
    if (wens.minuten > over) return false;
    over -= wens.minuten;
    return true;
  });
  const samen: readonly Sessieregel[] = over >= MINST_SAMEN ? [{ code: 'samen', minuten: over }] : [];
  return [...regels, ...samen, ...slot];
}

const PER_REGEL = 3;
const MEEST_FOUTEN = 5;

/** How often each rule went wrong, the most first; the newest decides between equals. `fouten`: newest first, once per rule they break. */
export function countRegels(fouten: readonly Schrijffout[]): readonly { readonly categorie: string; readonly keer: number }[] {
  const keren = new Map<string, number>();
  for (const { label } of fouten) keren.set(label, (keren.get(label) ?? 0) + 1);
  return [...keren].map(([categorie, keer]) => ({ categorie, keer })).sort((a, b) => b.keer - a.keer);
}

/** At most five that tell something: of the rule that goes wrong most first, each word once, not all of one rule. */
export function chooseFouten<F extends Schrijffout>(fouten: readonly F[]): readonly F[] {
  const rang = new Map(countRegels(fouten).map(({ categorie }, i) => [categorie, i]));
  const gezien = new Set<string>();
  const perRegel = new Map<string, number>();
  return fouten
    .toSorted((a, b) => (rang.get(a.label) ?? 0) - (rang.get(b.label) ?? 0))
    .filter(({ woord, label }) => {
      const al = perRegel.get(label) ?? 0;
      if (gezien.has(woord) || al >= PER_REGEL) return false;
      gezien.add(woord);
      perRegel.set(label, al + 1);
      return true;
    })
    .slice(0, MEEST_FOUTEN);
}
