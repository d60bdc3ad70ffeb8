/**
 * Decides: which typed words are attempts at which words of a sentence.
 * Source: the cheapest alignment of two rows of words; two words cost what the rules and slips of the one ask to make the other.
 * Example: `De hont van Kim` beside `De hond van mijn oom` pairs hond with hont; mijn and oom have none.
 */

/** A stretch of a text, end exclusive. */
export interface Plek {
  readonly start: number;
  readonly end: number;
}

/** A word with its attempt; without `getypt` it was left out, without `doel` it does not belong in the sentence. */
export interface Woordpaar {
  readonly doel?: Plek;
  readonly getypt?: Plek;
}

/** A word left out or too many costs less than two words that share hardly a letter. */
const KOSTEN = { los: 0.55, samen: 0.15, samenFout: 0.25, hoogstens: 0.7, anderWoord: 0.9 } as const;
/** Letters in which words that were joined or split may differ; with more, a short word was simply left out. */
const SAMEN_HOOGSTENS = 1;

/** The number of letters to change, add or leave out (Levenshtein). */
export function verschil(a: string, b: string): number {
  if (a === b) return 0;
  let vorige = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const rij = [i];
    for (let j = 1; j <= b.length; j++)
      rij.push(
        Math.min((vorige[j] ?? 0) + 1, (rij[j - 1] ?? 0) + 1, (vorige[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)),
      );
    vorige = rij;
  }
  return vorige.at(-1) ?? 0;
}

interface Stap {
  readonly kosten: number;
  /** Words taken from the target and from the typed text. */
  readonly i: number;
  readonly j: number;
}

/** What stands from the first to the last of these words, in lower case. */
const stretch = (tekst: string, plekken: readonly Plek[]): string => {
  const eerste = plekken[0];
  const laatste = plekken.at(-1);
  return eerste && laatste ? tekst.slice(eerste.start, laatste.end).toLowerCase() : '';
};
const letters = (tekst: string, plekken: readonly Plek[]): string => stretch(tekst, plekken).replace(/ /g, '');

const samen = (plekken: readonly Plek[]): Plek | undefined => {
  const eerste = plekken[0];
  const laatste = plekken.at(-1);
  return eerste && laatste && { start: eerste.start, end: laatste.end };
};

/** One to one, one left out, one too many, one written as two, two written as one; what is written in two written as three. */
const STAPPEN: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 3],
];

/** Small words that children write in the place of another: me for mijn. */
export const KLEINE_WOORDEN: ReadonlySet<string> = new Set(
  `aan al als bij dan dat de deze die dit door een en er ge haar had heb hem hen het heeft hier hij hun ik in is ja je jij jouw jullie kan maar me men met mij
  mijn na naar niet nog nu of om onder ons ook op over te tot u uit van voor wat we wel werd wie wij zal ze zich zij zijn zo`.split(/\s+/),
);

/** What it costs to make the typed word of this one; about one for a letter. */
export type Schrijfkosten = (goed: string, fout: string) => number;

interface Rij {
  readonly tekst: string;
  readonly plekken: readonly Plek[];
}

/** What it costs to take `di` words of the target for `dj` that were typed; the last of each stand before `i` and `j`. */
type Prijs = (i: number, j: number, di: number, dj: number) => number;

function createPrijs({ tekst, plekken: doelen }: Rij, { tekst: getypt, plekken: woorden }: Rij, schrijfkosten: Schrijfkosten): Prijs {
  const paar = (goed: string, fout: string): number =>
    Math.min(verschil(goed, fout), schrijfkosten(goed, fout)) / Math.max(goed.length, fout.length, 1);
  return (i, j, di, dj) => {
    if (di === 0 || dj === 0) return KOSTEN.los;
    const [doel, gegeven] = [doelen.slice(i - di, i), woorden.slice(j - dj, j)];
    const heel = stretch(tekst, doel);
    // 's di nsdags: only of what is two words itself.
    if (dj === 3 && !heel.includes(' ')) return Infinity;
    // 's nachts and te zout are one target and two words: then two words are no mistake.
    if (di === 1 && dj === 2 && heel.includes(' ')) return onder(paar(heel, stretch(getypt, gegeven)), KOSTEN.hoogstens);
    const [goed, fout] = [letters(tekst, doel), letters(getypt, gegeven)];
    if (goed === fout) return di + dj > 2 ? KOSTEN.samen : 0;
    if (di + dj === 2) return onder(paar(goed, fout), KOSTEN.hoogstens, zijnKlein(goed, fout) ? KOSTEN.anderWoord : Infinity);
    return Math.min(verschil(goed, fout), schrijfkosten(goed, fout)) > SAMEN_HOOGSTENS ? Infinity : paar(goed, fout) + KOSTEN.samenFout;
  };
}

const onder = (prijs: number, hoogstens: number, anders = Infinity): number => (prijs > hoogstens ? anders : prijs);
/** me for mijn, in a sentence of which another word was split. */
const zijnKlein = (goed: string, fout: string): boolean => goed[0] === fout[0] && KLEINE_WOORDEN.has(goed) && KLEINE_WOORDEN.has(fout);

/** What it costs to take every word for the one at its own place: all but one of them are recognised there, and the one left over is at its place too. */
function prijsRecht(aantal: number, prijs: Prijs): number {
  let [som, vreemd] = [0, 0];
  for (let i = 1; i <= aantal && vreemd <= 1; i++) {
    const een = prijs(i, i, 1, 1);
    if (een >= KOSTEN.anderWoord) vreemd++;
    som += Math.min(een, KOSTEN.anderWoord);
  }
  return vreemd <= 1 ? som : Infinity;
}

/** The pairs in order of the sentence. */
export function lijnUit(doel: Rij, getypt: Rij, schrijfkosten: Schrijfkosten): Woordpaar[] {
  const prijs = createPrijs(doel, getypt, schrijfkosten);
  const [doelen, woorden] = [doel.plekken, getypt.plekken];
  const recht = doelen.length === woorden.length ? prijsRecht(doelen.length, prijs) : Infinity;
  const opRij = (): Woordpaar[] => doelen.flatMap((plek, i) => (woorden[i] ? [{ doel: plek, getypt: woorden[i] }] : []));
  // With a word that is none of them, two that were joined beside two that were split may be as many: Weetjij hoe lan.
  if (recht < KOSTEN.anderWoord) return opRij();
  const tabel: Stap[][] = [];
  for (let i = 0; i <= doelen.length; i++) {
    const rij: Stap[] = [];
    tabel.push(rij);
    for (let j = 0; j <= woorden.length; j++) rij.push(besteStap(tabel, i, j, prijs));
  }
  return recht <= (tabel.at(-1)?.at(-1)?.kosten ?? Infinity) ? opRij() : traceBack(tabel, doelen, woorden);
}

function besteStap(tabel: readonly (readonly Stap[])[], i: number, j: number, prijs: Prijs): Stap {
  let beste: Stap = { kosten: i + j === 0 ? 0 : Infinity, i: 0, j: 0 };
  for (const [di, dj] of STAPPEN) {
    const van = tabel[i - di]?.[j - dj];
    if (!van) continue;
    const kosten = van.kosten + prijs(i, j, di, dj);
    if (kosten < beste.kosten) beste = { kosten, i: di, j: dj };
  }
  return beste;
}

function traceBack(tabel: readonly (readonly Stap[])[], doelen: readonly Plek[], woorden: readonly Plek[]): Woordpaar[] {
  const paren: Woordpaar[] = [];
  let [i, j] = [doelen.length, woorden.length];
  while (i > 0 || j > 0) {
    const stap = tabel[i]?.[j];
    if (!stap || stap.i + stap.j === 0) break;
    const doel = samen(doelen.slice(i - stap.i, i));
    const getypt = samen(woorden.slice(j - stap.j, j));
    paren.unshift({ ...(doel && { doel }), ...(getypt && { getypt }) });
    [i, j] = [i - stap.i, j - stap.j];
  }
  return paren;
}
