/**
 * Decides: the steps of letters and sounds, and the tasks on each of them.
 * Source: own order of letter sets; auditory steps from rhyme to segmenting, as in lessons of groep 2 and 3.
 * Example: letteropgavenVan('rijm')[0]?.vorm === 'rijm'.
 */
import { GRAFEMEN, LETTERSETS, VERWARSETS, getGrafeem } from './lezen/letters/grafemen.ts';
import { KLANKWOORDEN } from './lezen/letters/klankwoorden.ts';
import type { Klankwoord } from './lezen/letters/klankwoorden.ts';
import {
  createFlitsLetter,
  createHakken,
  createHoorLetter,
  createKlankplek,
  createLetterKlank,
  createLetterWoord,
  createLetternaam,
  createPlakken,
  createRijm,
  createZoekLetter,
} from './lezen/letters/opgaven.ts';
import type { Hoorbaar, Letteropgave } from './lezen/letters/opgaven.ts';
import { LETTERTREDEN, NAAMSET } from './lezen/letters/treden.ts';
import { splitGrafemen } from './grafemen.ts';
import { KEUZEZINNEN } from './lezen/opdrachten.ts';

export { GRAFEMEN, LETTERSETS, LETTERTREDEN, VERWARSETS, getGrafeem };
export type { Hoorbaar, Letteropgave };

/** Signs of the sets up to and with this one. */
const bekendTot = (nummer: number): string[] => LETTERSETS.slice(0, nummer).flat();
const ALLE = bekendTot(NAAMSET - 1);

function opgavenVanSet(nummer: number): Letteropgave[] {
  const trede = `letters-${nummer}`;
  const opgaven = (LETTERSETS[nummer - 1] ?? []).flatMap((grafeem) => {
    const bekend = bekendTot(nummer);
    if (nummer === NAAMSET) return [createLetternaam(grafeem, bekend, trede)];
    return [
      createHoorLetter(grafeem, bekend, trede),
      createLetterKlank(grafeem, bekend, trede),
      ...createLetterWoord('letter-begin', grafeem, trede),
      ...createLetterWoord('letter-eind', grafeem, trede),
      ...createZoekLetter(grafeem, bekend, trede),
      ...createFlitsLetter(grafeem, bekend, trede),
    ];
  });
  // A piece with two new signs is of both.
  return [...new Map(opgaven.map((opgave) => [opgave.id, opgave])).values()];
}

/** Every sign of a set of look-alikes, against the others of its sets only. */
function verwarringsopgaven(): Letteropgave[] {
  const sets = VERWARSETS.filter((set) => set.every((teken) => ALLE.includes(teken)));
  const tekens = [...new Set(sets.flatMap((set) => set))];
  return tekens.flatMap((teken) => {
    const rivalen = [...new Set(sets.filter((set) => set.includes(teken)).flat())];
    return [createHoorLetter(teken, rivalen, 'verwarring'), ...createZoekLetter(teken, rivalen, 'verwarring')];
  });
}

const KORT = 3;
const kort = ({ tekens }: Klankwoord): boolean => tekens.length > 1 && tekens.length <= KORT;
const lang = ({ tekens }: Klankwoord): boolean => tekens.length > KORT;

function opgavenVanTrede(id: string): Letteropgave[] {
  const set = /^letters-(\d+)$/.exec(id)?.[1];
  if (set !== undefined) return opgavenVanSet(Number(set));
  if (id === 'rijm') return KLANKWOORDEN.filter(kort).flatMap((woord) => createRijm(woord, id) ?? []);
  if (id === 'plakken-kort') return KLANKWOORDEN.filter(kort).map((woord) => createPlakken(woord, id));
  if (id === 'plakken-lang') return KLANKWOORDEN.filter(lang).map((woord) => createPlakken(woord, id));
  if (id === 'hakken-kort') return KLANKWOORDEN.filter(kort).map((woord) => createHakken(woord, id));
  if (id === 'hakken-lang') return KLANKWOORDEN.filter(lang).map((woord) => createHakken(woord, id));
  if (id === 'verwarring') return verwarringsopgaven();
  if (id === 'eerste-klank' || id === 'laatste-klank' || id === 'middelste-klank')
    return KLANKWOORDEN.filter(kort).flatMap((woord) => createKlankplek(id, woord, ALLE, id) ?? []);
  return [];
}

const NIET_DAAR = { 'letter-begin': KEUZEZINNEN.nietVooraan, 'letter-eind': KEUZEZINNEN.nietAchteraan } as const;

/** Of a word that was read: is the letter somewhere else in it, or nowhere? Nothing of one that is only a part of another sign there. */
function overLetter({ vorm, toon = '', metPlaatjes }: Letteropgave, woord: string): string | undefined {
  if (metPlaatjes || (vorm !== 'letter-begin' && vorm !== 'letter-eind' && vorm !== 'zoek-letter')) return undefined;
  if (!woord.includes(toon)) return KEUZEZINNEN.nietErin;
  return vorm !== 'zoek-letter' && splitGrafemen(woord).includes(toon) ? NIET_DAAR[vorm] : undefined;
}

/** What is said of each wrong choice, where the words themselves prove it. */
export function tegenLetter(opgave: Letteropgave): Record<string, string[]> {
  const { vorm, hoor, fout } = opgave;
  const gehoord = hoor?.soort === 'woord' ? hoor.woord : '';
  const over = (woord: string): string | undefined => {
    if (vorm !== 'rijm') return overLetter(opgave, woord);
    return splitGrafemen(woord)[0] === splitGrafemen(gehoord)[0] ? KEUZEZINNEN.zelfdeBegin : KEUZEZINNEN.andersAchteraan;
  };
  return Object.fromEntries(
    fout.flatMap((woord) => {
      const zin = over(woord);
      return zin === undefined ? [] : [[woord, [zin]]];
    }),
  );
}

const eerder = new Map<string, readonly Letteropgave[]>();

/** Every task of a step, made once; empty for a step that is not about letters. Same bank, same tasks. */
export function letteropgavenVan(tredeId: string): readonly Letteropgave[] {
  const bekend = eerder.get(tredeId);
  if (bekend) return bekend;
  const opgaven = opgavenVanTrede(tredeId);
  eerder.set(tredeId, opgaven);
  return opgaven;
}
