/** A page of the public site as data: what it says, in both regions, from one text. */
import type { Regio } from '@spelrijk/domain/admin';

/**
 * A sentence or more. Three marks only: `**vet**`, `*woord*` for a word as a child writes it, and `[tekst](adres)`, where the
 * address is a path of ours or a source elsewhere.
 */
type Tekst = string;

export interface Kaart {
  readonly kop: string;
  readonly tekst: Tekst;
  /** A page of ours that says more. */
  readonly naar?: string;
}

export interface Bron {
  readonly tekst: Tekst;
  readonly adres: string;
}

export type Blok =
  | { readonly p: Tekst }
  | { readonly lijst: readonly Tekst[] }
  | { readonly stappen: readonly Kaart[] }
  | { readonly kaarten: readonly Kaart[] }
  | { readonly vragen: readonly Kaart[] }
  | { readonly tabel: { readonly kop: readonly string[]; readonly rijen: readonly (readonly Tekst[])[]; readonly bijschrift: string } }
  /** `beeld` is the name of a picture in the site's folder. */
  | { readonly beeld: string; readonly alt: string; readonly bijschrift: string }
  | { readonly nota: Tekst }
  | { readonly bronnen: readonly Bron[] };

interface Deel {
  readonly kop?: string;
  readonly blokken: readonly Blok[];
}

export interface Sitepagina {
  /** Of the tab; a name of the page, not a sentence. */
  readonly titel: string;
  /** For a search engine and a shared link: one or two sentences. */
  readonly omschrijving: string;
  readonly kop: string;
  readonly inleiding: Tekst;
  readonly delen: readonly Deel[];
  /** What a shared link shows, by the name of a picture in the site's folder; else the first picture of the page, else one of all. */
  readonly deelbeeld?: { readonly beeld: string; readonly alt: string };
}

/** What the Netherlands and Flanders call the same thing. */
export interface Streekwoorden {
  readonly groep: string;
  readonly groepen: string;
  readonly Groep: string;
  readonly normgroep: string;
  /** One year of school: `jaar(5)` is "groep 5", in Flanders "het derde leerjaar". */
  readonly jaar: (groep: number) => string;
  /** All years of primary school that practise. */
  readonly jaren: string;
  readonly beginners: string;
  readonly rt: string;
  readonly praktijk: string;
  readonly praktijken: string;
  readonly behandelaar: string;
  /** What a school reads its leerlingen in from. */
  readonly bestand: string;
  readonly land: string;
  /** One round of a game. */
  readonly potje: string;
  readonly isVlaams: boolean;
}

const LEERJAREN = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'];

const vlaamsJaar = (groep: number): string => (groep < 3 ? 'de derde kleuterklas' : `het ${LEERJAREN[groep - 3] ?? 'zesde'} leerjaar`);

const STREEKWOORDEN: Readonly<Record<Regio, Streekwoorden>> = {
  nl: {
    groep: 'groep',
    groepen: 'groepen',
    Groep: 'Groep',
    normgroep: 'normgroep',
    jaar: (groep) => `groep ${groep}`,
    jaren: 'groep 2 tot en met 8',
    beginners: 'groep 2 en 3',
    rt: 'RT',
    praktijk: 'RT-praktijk',
    praktijken: 'RT-praktijken',
    behandelaar: 'remedial teacher',
    bestand: 'een EdeXML-bestand uit je leerlingvolgsysteem',
    land: 'Nederland',
    potje: 'potje',
    isVlaams: false,
  },
  be: {
    groep: 'klas',
    groepen: 'klassen',
    Groep: 'Klas',
    normgroep: 'normklas',
    jaar: vlaamsJaar,
    jaren: 'de derde kleuterklas tot en met het zesde leerjaar',
    beginners: 'de derde kleuterklas en het eerste leerjaar',
    rt: 'logopedie',
    praktijk: 'logopediepraktijk',
    praktijken: 'logopediepraktijken',
    behandelaar: 'logopedist',
    bestand: 'een lijst uit WISA, Informat of Smartschool',
    land: 'Vlaanderen',
    potje: 'spelletje',
    isVlaams: true,
  },
};

export type Sitepaginas = Readonly<Record<Regio, Sitepagina>>;

/** One text, written with the words of a region, becomes a page for each. */
export const sitepagina = (write: (woorden: Streekwoorden) => Sitepagina): Sitepaginas => ({
  nl: write(STREEKWOORDEN.nl),
  be: write(STREEKWOORDEN.be),
});
