/**
 * Decides: whether a text is what its fields promise: sounded out with the letters it names, checked with sources, a part of its series.
 * Source: the letter sets of beginners; two public pages per text with facts; own limits.
 * Example: lintBeginners(tekst) is ['koe gaat boven letterset 4'].
 */
import { woordset } from '../src/lezen/letterset.ts';
import type { Leestekst } from '../src/lezen/tekst.ts';
import { woordenVan } from '../src/lezen/telling.ts';
import { rolVan, spreekbeurten } from '../src/lezen/toneel.ts';

const GLOBAAL_HOOGSTENS = 2;

/** All that a beginner has to read: title, text, questions and options. */
const alleWoorden = ({ titel, alineas, vragen }: Leestekst): Set<string> =>
  new Set([titel, ...alineas.flat(), ...vragen.flatMap(({ vraag, antwoord, fout }) => [vraag, antwoord, ...fout])].flatMap(woordenVan));

export function lintBeginners(tekst: Leestekst): string[] {
  const { letterset, globaal } = tekst;
  if (letterset === undefined) return globaal.length > 0 ? ['er zijn globale woorden zonder letterset'] : [];
  const woorden = [...alleWoorden(tekst)];
  return [
    ...(globaal.length > GLOBAAL_HOOGSTENS ? [`${globaal.length} globale woorden, meer dan ${GLOBAAL_HOOGSTENS}`] : []),
    ...globaal.filter((woord) => !woorden.includes(woord)).map((woord) => `het globale woord ${woord} staat niet in de tekst`),
    ...woorden
      .filter((woord) => !globaal.includes(woord) && woordset(woord) > letterset)
      .map((woord) => `${woord} gaat boven letterset ${letterset}`),
  ];
}

const BRONNEN = 2;

/** What is told as true can be looked up: two pages of different places. */
export function lintBron({ soort, bron }: Leestekst): string[] {
  const plaatsen = new Set(bron.map((adres) => /^https?:\/\/([^/]+)\/?/.exec(adres)?.[1] ?? ''));
  if (plaatsen.has('')) return ['een bron is geen adres'];
  return soort === 'weettekst' && plaatsen.size < BRONNEN ? [`${plaatsen.size} bronnen, minder dan ${BRONNEN}`] : [];
}

/** Parts of a series stand in order and without a gap. */
export function lintReeksen(teksten: readonly Leestekst[]): string[] {
  const delen = new Map<string, number[]>();
  for (const { reeks } of teksten) if (reeks) delen.set(reeks.naam, [...(delen.get(reeks.naam) ?? []), reeks.deel]);
  return [...delen].flatMap(([naam, nummers]) =>
    nummers.every((nummer, n) => nummer === n + 1) ? [] : [`de delen van ${naam} staan niet op volgorde: ${nummers.join(' ')}`],
  );
}

/** Alone on a stage nobody answers; more than five make a line a long wait. */
const ROLLEN = { van: 2, tot: 5 } as const;
/** Nobody stands there for one line. */
const BEURTEN_MINST = 2;

/** Of a play: two to five roles, each of which speaks more than once, and nobody speaks who has no role. */
export function lintRollen(tekst: Leestekst): string[] {
  const { rollen, alineas } = tekst;
  if (rollen === undefined) return [];
  const beurten = spreekbeurten(tekst);
  const vreemd = alineas.flat().flatMap((zin) => /^(\p{Lu}\p{L}*): /u.exec(zin)?.[1] ?? []);
  return [
    ...(rollen.length < ROLLEN.van || rollen.length > ROLLEN.tot
      ? [`er zijn ${rollen.length} rollen, niet ${ROLLEN.van} tot ${ROLLEN.tot}`]
      : []),
    ...rollen
      .filter((rol) => beurten.filter((beurt) => beurt.rol === rol).length < BEURTEN_MINST)
      .map((rol) => `${rol} spreekt minder dan ${BEURTEN_MINST} keer`),
    ...[...new Set(vreemd)].filter((naam) => !rollen.includes(naam)).map((naam) => `${naam} spreekt, maar is geen rol`),
    ...alineas
      .filter(([eerste = '', ...rest]) => rolVan(eerste, rollen) === undefined && rest.some((zin) => rolVan(zin, rollen) !== undefined))
      .map(([eerste]) => `een aanwijzing en wat er gezegd wordt staan in één stuk: ${eerste}`),
  ];
}
