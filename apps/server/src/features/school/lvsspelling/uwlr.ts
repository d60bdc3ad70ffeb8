/**
 * A result message of UWLR (Uitwisseling leerlinggegevens en resultaten 2.x, edustandaard.nl): `leerresultaten_verzoek` with toetsafnamen, as rows of a table with headings
 * of our own. Names of elements count without their prefix; what is not in the lists below is never held.
 */
import { SaxesParser } from 'saxes';
import { AppError } from '../../../platform/app-error.ts';
import { readTekens } from '../../../platform/bestand/tekens.ts';
import { demandTabel, type Tabel } from '../../../platform/bestand/tabel.ts';

const MEEST_DIEP = 32;
const MEEST_TEKST = 2000;

const refuse = (code: string, regel?: number): AppError =>
  new AppError('invalid', code, regel === undefined ? {} : { details: [`Regel ${regel}.`] });

/** Headings of the table, in order. */
const KOPPEN = [
  'Leerlingnummer',
  'ECK iD',
  'Toets',
  'Onderdeel',
  'Afnamedatum',
  'Toetsscore',
  'Aantal opgaven',
  'Vaardigheidsscore',
  'Niveau A-E',
  'Niveau I-V',
  'Functioneringsniveau',
  'DLE',
  'Percentiel',
  'Referentieniveau',
] as const;
type KopNaam = (typeof KOPPEN)[number];
type Resultaat = Partial<Record<KopNaam, string>>;

/** Elements of a resultaat that hold a value. */
const WAARDEN: ReadonlyMap<string, KopNaam> = new Map<string, KopNaam>([
  ['afnamedatum', 'Afnamedatum'],
  ['score', 'Toetsscore'],
  ['aantalgoed', 'Toetsscore'],
  ['aantalopgaven', 'Aantal opgaven'],
  ['vaardigheidsscore', 'Vaardigheidsscore'],
]);
/** Codes of a referentiescore (code list of the OSO validation, edustandaard.nl). */
const REFERENTIES: ReadonlyMap<string, KopNaam> = new Map<string, KopNaam>([
  ['AE', 'Niveau A-E'],
  ['IV', 'Niveau I-V'],
  ['FN', 'Functioneringsniveau'],
  ['DLE', 'DLE'],
  ['PERCENTIEL', 'Percentiel'],
  ['RNTRM', 'Referentieniveau'],
]);
const TEKSTEN: ReadonlySet<string> = new Set([
  ...WAARDEN.keys(),
  'leerlingid',
  'eckid',
  'toetscode',
  'toetsnaam',
  'toetsonderdeelcode',
  'toetsonderdeelnaam',
  'codereferentiescore',
  'waarde',
]);

interface Los {
  readonly leerlingid: string;
  readonly eckid: string;
  readonly toetscode: string;
  readonly onderdeel: string;
  readonly cellen: Resultaat;
}

/** Collects results in the order of the file; the definitions of tests can stand before or behind them. */
class Lezer {
  readonly resultaten: Los[] = [];
  readonly namen = new Map<string, string>();
  readonly #pad: string[] = [];
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #velden = new Map<string, string>();
  #cellen: Resultaat = {};
  #tekst: string | undefined;
  #gevonden = false;

  constructor() {
    this.#parser.on('doctype', () => {
      throw refuse('lvs/doctype');
    });
    this.#parser.on('error', () => {
      throw refuse('lvs/kapot', this.#parser.line);
    });
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('text', (tekst) => this.#lees(tekst));
    this.#parser.on('cdata', (tekst) => this.#lees(tekst));
    this.#parser.on('closetag', ({ name }) => this.#sluit(kort(name)));
  }

  lees(tekst: string): void {
    this.#parser.write(tekst).close();
    if (!this.#gevonden) throw refuse('lvs/onbekende-xml');
  }

  #open(naam: string): void {
    const eigen = kort(naam);
    if (this.#pad.push(eigen) > MEEST_DIEP) throw refuse('lvs/kapot', this.#parser.line);
    if (eigen === 'leerresultaten_verzoek') this.#gevonden = true;
    if (eigen === 'toetsafname') this.#velden.clear();
    if (eigen === 'resultaat') this.#begin();
    if (TEKSTEN.has(eigen)) this.#tekst = '';
  }

  #begin(): void {
    this.#cellen = {};
    for (const veld of ['toetscode', 'toetsonderdeelcode']) this.#velden.delete(veld);
  }

  #lees(tekst: string): void {
    if (this.#tekst === undefined) return;
    this.#tekst += tekst;
    if (this.#tekst.length > MEEST_TEKST) throw refuse('lvs/kapot', this.#parser.line);
  }

  #sluit(naam: string): void {
    this.#pad.pop();
    if (TEKSTEN.has(naam)) this.#neem(naam, (this.#tekst ?? '').trim());
    this.#tekst = undefined;
    const veld = (sleutel: string): string => this.#velden.get(sleutel) ?? '';
    if (naam === 'referentiescore') this.#referentie(veld('codereferentiescore'), veld('waarde'));
    if (naam === 'toets' || naam === 'toetsonderdeel') this.#definitie(naam);
    if (naam === 'resultaat')
      this.resultaten.push({
        leerlingid: veld('leerlingid'),
        eckid: veld('eckid'),
        toetscode: veld('toetscode'),
        onderdeel: veld('toetsonderdeelcode'),
        cellen: this.#cellen,
      });
  }

  #neem(naam: string, waarde: string): void {
    this.#velden.set(naam, waarde);
    const kop = this.#pad.includes('resultaat') ? WAARDEN.get(naam) : undefined;
    if (kop !== undefined && waarde !== '') this.#cellen[kop] = waarde;
  }

  #referentie(code: string, waarde: string): void {
    const kop = REFERENTIES.get(code.toUpperCase());
    if (kop !== undefined && waarde !== '') this.#cellen[kop] = waarde;
  }

  #definitie(naam: 'toets' | 'toetsonderdeel'): void {
    const code = this.#velden.get(`${naam}code`);
    const heet = this.#velden.get(`${naam}naam`);
    if (code !== undefined && heet !== undefined && heet !== '') this.namen.set(code, heet);
  }
}

const kort = (naam: string): string => (naam.split(':').at(-1) ?? naam).toLowerCase();

function rijVan({ leerlingid, eckid, toetscode, onderdeel, cellen }: Los, namen: ReadonlyMap<string, string>): string[] {
  const deel = onderdeel === '' ? '' : (namen.get(onderdeel) ?? onderdeel);
  const rij: Resultaat = {
    ...cellen,
    Leerlingnummer: leerlingid,
    'ECK iD': eckid,
    Toets: namen.get(toetscode) ?? toetscode,
    Onderdeel: deel,
  };
  return KOPPEN.map((kop) => rij[kop] ?? '');
}

/** Throws `lvs/onbekende-xml`, `lvs/kapot`, `lvs/doctype` and `bestand/...`. */
export function readUwlr(bytes: Uint8Array): Tabel {
  const { tekst, geraden } = readTekens(bytes);
  const lezer = new Lezer();
  lezer.lees(tekst.trimStart());
  const rijen = lezer.resultaten.map((resultaat) => rijVan(resultaat, lezer.namen));
  return demandTabel({ rijen: [[...KOPPEN], ...rijen], geraden });
}
