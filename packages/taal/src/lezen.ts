/**
 * Decides: the reading ladder: its steps, what can be practised on each, and the texts and sentences of a level.
 * Source: letters, then words, sentences and texts, as children learn to read; content is loaded per level when it is asked for.
 * Example: (await loadTeksten('m4'))[0]?.titel; loadKoppen('teksten-m4') lists every question with its id and guess rate.
 */
import { gokkansVan } from '@spelrijk/domain/leesopgave';
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import type { Leesniveau, Leesopgavekop, Leestrede, Leesvorm, Woordniveau } from '@spelrijk/domain/leesopgave';
import type { Leesinhoud } from './lezen/inhoud.ts';
import { LEESTREDEN } from './lezen/ladder.ts';
import { LEESGRENZEN } from './lezen/niveaus.ts';
import { deelvragen, KLOPT, klopvragen } from './lezen/natekst.ts';
import { kiesmogelijkheden, readTeksten } from './lezen/tekst.ts';
import type { Leestekst, Leesvraag } from './lezen/tekst.ts';
import { rekenzinnenVan } from './lezen/rekenzinnen.ts';
import { readZinnen, tegenZin } from './lezen/zinnen.ts';
import type { Leeszin } from './lezen/zinnen.ts';
import { zoekzinnenVan } from './lezen/zoekzinnen.ts';

export { LEESGRENZEN, LEESTREDEN, kiesmogelijkheden };
export type { Leestekst, Leesvraag, Leeszin };
export { tegenZin };

interface Bron {
  readonly teksten: () => Promise<{ readonly TEKSTEN: string }>;
  readonly zinnen: () => Promise<{ readonly ZINNEN: string }>;
}

/** One module a level, so that a browser loads what it shows. */
const BRONNEN: Readonly<Record<Leesniveau, Bron>> = {
  start: { teksten: () => import('./lezen/start/teksten.gen.ts'), zinnen: () => import('./lezen/start/zinnen.gen.ts') },
  m3: { teksten: () => import('./lezen/m3/teksten.gen.ts'), zinnen: () => import('./lezen/m3/zinnen.gen.ts') },
  e3: { teksten: () => import('./lezen/e3/teksten.gen.ts'), zinnen: () => import('./lezen/e3/zinnen.gen.ts') },
  m4: { teksten: () => import('./lezen/m4/teksten.gen.ts'), zinnen: () => import('./lezen/m4/zinnen.gen.ts') },
  e4: { teksten: () => import('./lezen/e4/teksten.gen.ts'), zinnen: () => import('./lezen/e4/zinnen.gen.ts') },
  m5: { teksten: () => import('./lezen/m5/teksten.gen.ts'), zinnen: () => import('./lezen/m5/zinnen.gen.ts') },
  e5: { teksten: () => import('./lezen/e5/teksten.gen.ts'), zinnen: () => import('./lezen/e5/zinnen.gen.ts') },
  'm6-e6': { teksten: () => import('./lezen/m6-e6/teksten.gen.ts'), zinnen: () => import('./lezen/m6-e6/zinnen.gen.ts') },
  'm7-e7': { teksten: () => import('./lezen/m7-e7/teksten.gen.ts'), zinnen: () => import('./lezen/m7-e7/zinnen.gen.ts') },
  plus: { teksten: () => import('./lezen/plus/teksten.gen.ts'), zinnen: () => import('./lezen/plus/zinnen.gen.ts') },
};

const teksten = new Map<Leesniveau, Promise<readonly Leestekst[]>>();
const zinnen = new Map<Leesniveau, Promise<readonly Leeszin[]>>();

/** Loads once; what failed (a connection that was away) is tried again the next time. */
function eenmaal<T>(bewaard: Map<Leesniveau, Promise<T>>, niveau: Leesniveau, load: () => Promise<T>): Promise<T> {
  const bezig = bewaard.get(niveau);
  if (bezig) return bezig;
  const nieuw = load().catch((fout: unknown) => {
    bewaard.delete(niveau);
    throw fout;
  });
  bewaard.set(niveau, nieuw);
  return nieuw;
}

/** Texts of a level, in the order of the file. */
export const loadTeksten = (niveau: Leesniveau): Promise<readonly Leestekst[]> =>
  eenmaal(teksten, niveau, async () => readTeksten((await BRONNEN[niveau].teksten()).TEKSTEN, niveau));

/** A text by its id, which begins with its level; undefined when there is none (any more). */
export async function findTekst(id: string): Promise<Leestekst | undefined> {
  const niveau = ALLE_LEESNIVEAUS.find((naam) => id.startsWith(`${naam}-`));
  return niveau && (await loadTeksten(niveau)).find((tekst) => tekst.id === id);
}

/** Sentences of a level, in the order of the table, and then those whose answer is computed. */
export const loadZinnen = (niveau: Leesniveau): Promise<readonly Leeszin[]> =>
  eenmaal(zinnen, niveau, async () => [
    ...readZinnen((await BRONNEN[niveau].zinnen()).ZINNEN, niveau),
    ...zoekzinnenVan(niveau),
    ...rekenzinnenVan(niveau),
  ]);

/** Options, or pieces to order, that a sentence gives. Who lays all pieces but one has chosen as often as who lays them all. */
function aantalKeuzes(zin: Leeszin): number {
  if (zin.vorm === 'waar-niet-waar') return 2;
  if (zin.vorm === 'zin-hakken') return 1;
  const fout = 'fout' in zin ? zin.fout.length : 0;
  return ('stukken' in zin && zin.stukken !== undefined ? zin.stukken.length : 1) + fout;
}

const kopVan = (id: string, trede: string, vorm: Leesvorm, keuzes: number): Leesopgavekop => ({
  id,
  trede,
  vorm,
  gokkans: gokkansVan(vorm, keuzes),
});

/** Texts of a step: beginners read those within the letters they know, the others those of the level. */
export const isVanTrede = ({ letterset }: Pick<Leestekst, 'letterset'>, trede: { readonly letterset?: number }): boolean =>
  letterset === trede.letterset;

async function koppenVanTeksten(trede: (typeof LEESTREDEN)[number], niveau: Leesniveau): Promise<Leesopgavekop[]> {
  const teksten = (await loadTeksten(niveau)).filter((tekst) => isVanTrede(tekst, trede));
  const kop = (bundel: string, id: string, vorm: Leesvorm, keuzes: number): Leesopgavekop | [] =>
    trede.vormen.includes(vorm) ? { ...kopVan(id, trede.id, vorm, keuzes), bundel } : [];
  return teksten.flatMap((tekst) => [
    ...tekst.vragen.flatMap((vraag) => kop(tekst.id, vraag.id, 'tekst-vraag', vraag.fout.length + 1)),
    ...klopvragen(tekst).flatMap(({ id }) => kop(tekst.id, `${id}/klopt`, 'tekst-klopt', KLOPT.length)),
    ...deelvragen(tekst).flatMap(({ id, keuzes }) => kop(tekst.id, id, 'tekst-deel', keuzes.length)),
  ]);
}

async function koppenVanWoorden(trede: string, niveau: Woordniveau): Promise<Leesopgavekop[]> {
  const { AANTAL_KEUZES, leeswoordopgavenVan } = await import('./leeswoorden.ts');
  return leeswoordopgavenVan(niveau).map(({ id, vorm }) => kopVan(id, trede, vorm, AANTAL_KEUZES[vorm] ?? 1));
}

async function koppenVanLetters(trede: string): Promise<Leesopgavekop[]> {
  const { letteropgavenVan } = await import('./letters.ts');
  return letteropgavenVan(trede).map(({ id, vorm, fout, stukken }) => kopVan(id, trede, vorm, (stukken?.length ?? 1) + fout.length));
}

/** Every item of a step: id, form and guess rate; content is asked for by its id when it is posed. Empty for an unknown step. */
export async function loadKoppen(tredeId: string): Promise<readonly Leesopgavekop[]> {
  const trede = LEESTREDEN.find(({ id }) => id === tredeId);
  if (trede?.domein === 'letters') return koppenVanLetters(tredeId);
  if (trede?.woordniveau !== undefined) return koppenVanWoorden(tredeId, trede.woordniveau);
  if (trede?.leesniveau === undefined) return [];
  if (trede.domein === 'teksten') return koppenVanTeksten(trede, trede.leesniveau);
  return (await loadZinnen(trede.leesniveau)).map((zin) => kopVan(zin.id, tredeId, zin.vorm, aantalKeuzes(zin)));
}

/** A step by its id. */
export const getLeestrede = (id: string): Leestrede | undefined => LEESTREDEN.find((trede) => trede.id === id);

/** The content of one item; undefined when the step does not have it (any more). */
export async function loadInhoud(tredeId: string, id: string): Promise<Leesinhoud | undefined> {
  const trede = LEESTREDEN.find((ander) => ander.id === tredeId);
  if (trede?.domein === 'letters') {
    const { letteropgavenVan } = await import('./letters.ts');
    const opgave = letteropgavenVan(tredeId).find((ander) => ander.id === id);
    return opgave && { domein: 'letters', opgave };
  }
  if (trede?.woordniveau !== undefined) {
    const { leeswoordopgavenVan } = await import('./leeswoorden.ts');
    const opgave = leeswoordopgavenVan(trede.woordniveau).find((ander) => ander.id === id);
    return opgave && { domein: 'woorden', opgave };
  }
  return trede?.leesniveau === undefined ? undefined : laadGelezen(trede.domein, trede.leesniveau, id);
}

async function laadGelezen(domein: Leestrede['domein'], niveau: Leesniveau, id: string): Promise<Leesinhoud | undefined> {
  if (domein === 'zinnen') {
    const zin = (await loadZinnen(niveau)).find((ander) => ander.id === id);
    return zin && { domein: 'zinnen', zin };
  }
  for (const tekst of await loadTeksten(niveau)) {
    const vraag = tekst.vragen.find((ander) => ander.id === id);
    if (vraag) return { domein: 'teksten', tekst, vraag };
    if (klopvragen(tekst).some((ander) => id === `${ander.id}/klopt`))
      return { domein: 'natekst', vorm: 'tekst-klopt', antwoord: KLOPT[0], keuzes: KLOPT };
    const deel = deelvragen(tekst).find((ander) => ander.id === id);
    if (deel) return { domein: 'natekst', vorm: 'tekst-deel', antwoord: deel.antwoord, keuzes: deel.keuzes };
  }
  return undefined;
}
