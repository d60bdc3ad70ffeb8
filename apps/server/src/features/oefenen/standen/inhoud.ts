/** The content as the engine and the games use it: categories with enough to ask, their words and sentences, the forms a game can pose. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Categorie } from '@spelrijk/domain/categorie';
import { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { beginMoeilijkheid, createLeerlijn, tredeVan, type CategorieInfo, type Leerlijn, type WoordInfo } from '@spelrijk/oefenen/leerlijn';
import { CATEGORIEEN, getCategorie } from '@spelrijk/taal/categorieen';
import { LEESTREDEN } from '@spelrijk/taal/lezen';
import { leescategorieen, leestredeNaam } from './lezen.ts';
import { vlaamseTrede } from './vlaamse-trede.ts';
import { kantenVan } from './kanten.ts';
import { isSpeelbaar } from './spelruimte.ts';
import type { Oefenstuk } from './stuk.ts';
import { stukkenVan } from './stukken.ts';
import { isOpZicht, proefvraag } from './vragen.ts';

/** Fewer words than a taak needs: such a categorie is not on the map yet. */
const MIN_WOORDEN = 8;
const WOORD_VARIANTIE = 0.36;

type Vormen = Pick<WoordInfo, 'vormen' | 'kanten'>;

function findVormen(stuk: Oefenstuk): Vormen {
  const vormen: Oefenvorm[] = [];
  const kanten: Partial<Record<Oefenvorm, readonly string[]>> = {};
  for (const vorm of Oefenvorm.options) {
    const vraag = proefvraag(vorm, stuk);
    if (vraag === null || !isSpeelbaar(vorm, vraag, stuk.soort === 'woord' ? stuk.woord.woord : '')) continue;
    vormen.push(vorm);
    const eigen = kantenVan(vorm, vraag);
    if (eigen.length > 0) kanten[vorm] = eigen;
  }
  return { vormen, kanten };
}

/** By what has to be written: that is one thing for all regions, and they begin to differ only in when it is taught. */
const gevonden = new WeakMap<Oefenstuk['woord'], Vormen>();

/** Forms this can be asked in by some game, and what makes their answers guessable. */
function vormenVan(stuk: Oefenstuk): Vormen {
  const vormen = gevonden.get(stuk.woord) ?? findVormen(stuk);
  gevonden.set(stuk.woord, vormen);
  return vormen;
}

function toWoordInfo(stuk: Oefenstuk, intros: ReadonlyMap<string, string>): WoordInfo {
  const { sleutel, hoofd, niveau, band, gereserveerd, woord } = stuk;
  const letters = Math.min(woord.woord.length, 20);
  const knelpunten = [...new Set(woord.knelpunten.map((k) => k.categorie))].map((categorie) => {
    const intro = intros.get(categorie) ?? niveau;
    return { categorie, b: beginMoeilijkheid({ intro, niveau, band, letters }), vb: WOORD_VARIANTIE };
  });
  return {
    woord: sleutel,
    hoofd,
    knelpunten,
    niveau,
    band,
    gereserveerd,
    ...vormenVan(stuk),
    letters,
    ...(stuk.contrast && { contrast: true }),
    ...(stuk.bundel !== undefined && { bundel: stuk.bundel }),
    ...(stuk.eerst && { eerst: true }),
    ...(isOpZicht(stuk) && { opZicht: true }),
    ...(stuk.keuzes !== undefined && { keuzes: stuk.keuzes }),
  };
}

/**
 * A sign is first looked for in the grammar, then chosen, then written; what is written short is chosen and written in its sentence, and
 * never heard alone. Other categories go by their strategie.
 */
const VORMEN: Readonly<Partial<Record<string, readonly Oefenvorm[]>>> = {
  puntkomma: ['welke-regel', 'kies', 'fout-verbeteren'],
  afkortingen: ['kies', 'vorm-veranderen', 'fout-verbeteren'],
};

/** Written, a verb shows how it is spelled, not whether a child knows that it is the persoonsvorm. */
const ALLEEN_AANWIJZEN: ReadonlySet<string> = new Set(['ww-persoonsvorm']);

function toCategorieInfo(categorie: Categorie, regio: Regio, woorden: readonly WoordInfo[]): CategorieInfo {
  const eigen = woorden.filter((woord) => woord.hoofd === categorie.id && !woord.contrast);
  const vormen = VORMEN[categorie.id];
  const som = eigen.reduce((total, woord) => total + (woord.knelpunten.find((k) => k.categorie === categorie.id)?.b ?? 0), 0);
  return {
    id: categorie.id,
    vooraf: categorie.vooraf,
    strategie: categorie.strategie,
    introHalfjaar: categorie.intro[regio],
    gemiddeldeMoeilijkheid: som / Math.max(1, eigen.length),
    ...(vormen && { vormen }),
    ...(ALLEEN_AANWIJZEN.has(categorie.id) && { alleenAanwijzen: true }),
  };
}

export interface Inhoud {
  /** Categories that can be practised, in the order of introduction. */
  readonly categorieen: readonly Categorie[];
  /** Ids of the reading steps that can be practised, in their order. */
  readonly leestreden: readonly string[];
  readonly leerlijn: Leerlijn;
}

/** Words that no game can pose yet stay away: they would fill a categorie that nobody can practise. */
function buildInhoud(regio: Regio): Inhoud {
  const intros = new Map([...CATEGORIEEN, ...LEESTREDEN].map(({ id, intro }) => [id, intro[regio]]));
  const woorden = [...stukkenVan(regio).values()].map((stuk) => toWoordInfo(stuk, intros)).filter(({ vormen }) => vormen.length > 0);
  const aantal = new Map<string, number>();
  for (const { hoofd, gereserveerd, contrast } of woorden) if (!gereserveerd && !contrast) aantal.set(hoofd, (aantal.get(hoofd) ?? 0) + 1);
  const categorieen = CATEGORIEEN.filter(({ id }) => (aantal.get(id) ?? 0) >= MIN_WOORDEN).toSorted(
    (a, b) => tredeVan(a.intro[regio]) - tredeVan(b.intro[regio]),
  );
  const lezen = leescategorieen(regio).filter(({ id }) => (aantal.get(id) ?? 0) >= MIN_WOORDEN);
  const spellen = categorieen.map((categorie) => toCategorieInfo(categorie, regio, woorden));
  return { categorieen, leestreden: lezen.map(({ id }) => id), leerlijn: createLeerlijn({ categorieen: [...spellen, ...lezen], woorden }) };
}

const gebouwd = new Map<Regio, Inhoud>();

function inhoudVan(regio: Regio): Inhoud {
  const inhoud = gebouwd.get(regio) ?? buildInhoud(regio);
  gebouwd.set(regio, inhoud);
  return inhoud;
}

/** The learning line of a region, built once. */
export const leerlijnVan = (regio: Regio): Leerlijn => inhoudVan(regio).leerlijn;

/** Categories that can be practised, in the order of introduction. */
export const categorieenOpVolgorde = (regio: Regio): readonly Categorie[] => inhoudVan(regio).categorieen;

export const leestredenVan = (regio: Regio): readonly string[] => inhoudVan(regio).leestreden;
/** Name of a somvenster, of spelling or of reading. */
export function somvensterNaam(id: string, regio: Regio = 'nl'): string {
  const trede = leestredeNaam(id);
  if (trede === undefined) return getCategorie(id)?.naam ?? id;
  return regio === 'be' ? vlaamseTrede(trede) : trede;
}
