/** The content as the engine and the games use it: categories with enough to ask, their words and sentences, the forms a game can pose. */
import type { Regio } from '@spelrijk/domain/admin';
import { ALLEEN_AANWIJZEN, type Categorie } from '@spelrijk/domain/categorie';
import { isLeesvorm, Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { beginMoeilijkheid, createLeerlijn, tredeVan, type CategorieInfo, type Leerlijn, type WoordInfo } from '@spelrijk/oefenen/leerlijn';
import { CATEGORIEEN, getCategorie } from '@spelrijk/taal/categorieen';
import { LEESTREDEN } from '@spelrijk/taal/lezen';
import { leescategorieen, leestredeNaam } from './lezen.ts';
import { vlaamseTrede } from './vlaamse-trede.ts';
import { kantenVan } from './kanten.ts';
import { isSpeelbaar } from './spelruimte.ts';
import type { Oefenstuk, Vraag } from './stuk.ts';
import { stukkenVan } from './stukken.ts';
import { isOpZicht, proefvraag } from './vragen.ts';

/** Fewer words than a taak needs: such a categorie is not on the map yet. */
const MIN_WOORDEN = 8;
const WOORD_VARIANTIE = 0.36;

type Vormen = Required<Pick<WoordInfo, 'vormen' | 'kanten'>>;

/** A question of this form that some game can pose. */
function speelbareVraag(vorm: Oefenvorm, stuk: Oefenstuk): Vraag | null {
  const vraag = proefvraag(vorm, stuk);
  return vraag !== null && isSpeelbaar(vorm, vraag, stuk.soort === 'woord' ? stuk.woord.woord : '') ? vraag : null;
}

function findVormen(stuk: Oefenstuk): Vormen {
  const vormen: Oefenvorm[] = [];
  const kanten: Partial<Record<Oefenvorm, readonly string[]>> = {};
  for (const vorm of Oefenvorm.options) {
    const vraag = speelbareVraag(vorm, stuk);
    if (vraag === null) continue;
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

const LEESVORMEN: readonly Oefenvorm[] = Oefenvorm.options.filter(isLeesvorm);
/** The first three first: nearly everything can be asked in one of these, and that is soon known. */
const SPELVORMEN: readonly Oefenvorm[] = [
  ...new Set<Oefenvorm>(['dictee-woord', 'werkwoord-in-zin', 'dictee-zin', ...Oefenvorm.options.filter((vorm) => !isLeesvorm(vorm))]),
];
const isTeVragen = (stuk: Oefenstuk): boolean =>
  stuk.klein === true || (stuk.lees ? LEESVORMEN : SPELVORMEN).some((vorm) => speelbareVraag(vorm, stuk) !== null);

function knelpuntenVan({ niveau, band, woord }: Oefenstuk, intros: ReadonlyMap<string, string>, letters: number): WoordInfo['knelpunten'] {
  return [...new Set(woord.knelpunten.map((k) => k.categorie))].map((categorie) => {
    const intro = intros.get(categorie) ?? niveau;
    return { categorie, b: beginMoeilijkheid({ intro, niveau, band, letters }), vb: WOORD_VARIANTIE };
  });
}

/** Of what it can be asked in is found when somebody first looks: to look at everything takes longer than all the rest of a start. */
class Inhoudswoord implements WoordInfo {
  readonly woord: string;
  readonly hoofd: string;
  readonly knelpunten: WoordInfo['knelpunten'];
  readonly niveau: string;
  readonly band: WoordInfo['band'];
  readonly gereserveerd: boolean;
  readonly letters: number;
  declare readonly contrast?: true;
  declare readonly bundel?: string;
  declare readonly eerst?: true;
  declare readonly opZicht?: true;
  declare readonly keuzes?: number;
  readonly #stuk: Oefenstuk;
  #vormen: Vormen | undefined;

  constructor(stuk: Oefenstuk, intros: ReadonlyMap<string, string>) {
    this.woord = stuk.sleutel;
    this.hoofd = stuk.hoofd;
    this.niveau = stuk.niveau;
    this.band = stuk.band;
    this.gereserveerd = stuk.gereserveerd;
    this.letters = Math.min(stuk.woord.woord.length, 20);
    this.knelpunten = knelpuntenVan(stuk, intros, this.letters);
    if (stuk.contrast) this.contrast = true;
    if (stuk.bundel !== undefined) this.bundel = stuk.bundel;
    if (stuk.eerst) this.eerst = true;
    if (isOpZicht(stuk)) this.opZicht = true;
    if (stuk.keuzes !== undefined) this.keuzes = stuk.keuzes;
    this.#stuk = stuk;
  }

  get vormen(): Vormen['vormen'] {
    return (this.#vormen ??= vormenVan(this.#stuk)).vormen;
  }

  get kanten(): Vormen['kanten'] {
    return (this.#vormen ??= vormenVan(this.#stuk)).kanten;
  }
}

/**
 * A sign is first looked for in the grammar, then chosen, then written; what is written short is chosen and written in its sentence, and
 * never heard alone. Other categories go by their strategie.
 */
const VORMEN: Readonly<Partial<Record<string, readonly Oefenvorm[]>>> = {
  puntkomma: ['welke-regel', 'kies', 'fout-verbeteren'],
  afkortingen: ['kies', 'vorm-veranderen', 'fout-verbeteren'],
};

function toCategorieInfo(categorie: Categorie, regio: Regio, eigen: readonly WoordInfo[]): CategorieInfo {
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
  const woorden = [...stukkenVan(regio).values()].filter(isTeVragen).map((stuk) => new Inhoudswoord(stuk, intros));
  const eigen = Map.groupBy(
    woorden.filter(({ contrast }) => !contrast),
    ({ hoofd }) => hoofd,
  );
  const isGenoeg = ({ id }: { readonly id: string }): boolean =>
    (eigen.get(id) ?? []).filter(({ gereserveerd }) => !gereserveerd).length >= MIN_WOORDEN;
  const categorieen = CATEGORIEEN.filter(isGenoeg).toSorted((a, b) => tredeVan(a.intro[regio]) - tredeVan(b.intro[regio]));
  const lezen = leescategorieen(regio).filter(isGenoeg);
  const spellen = categorieen.map((categorie) => toCategorieInfo(categorie, regio, eigen.get(categorie.id) ?? []));
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
