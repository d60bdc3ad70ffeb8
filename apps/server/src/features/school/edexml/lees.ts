/**
 * An EdeXML file (EDEXML 1.03-2.1, edustandaard.nl) read as a stream into what we use of it, and nothing else: fields that are not
 * in the lists below are never held, so that numbers of citizens, origin and photos reach no memory of ours. Elements count by
 * their exact place only, because vendors put their own `leerling` inside a `toevoegingen`. The same blocks come in an answer of UWLR
 * (`leerlinggegevens`, edustandaard.nl), alone or in its SOAP envelope, and with any prefix.
 */
import { SaxesParser } from 'saxes';
import { MEEST_BYTES, MEEST_RIJEN } from '@spelrijk/contract/edexml';
import { AppError } from '../../../platform/app-error.ts';
import { readTekens } from '../../../platform/bestand/tekens.ts';

const MEEST_DIEP = 32;
const MEEST_ATTRIBUTEN = 32;
const MEEST_TEKST = 4096;

/** One element with its own fields; a field can occur more than once. */
export interface Rij {
  readonly sleutel: string;
  readonly eckid: string;
  readonly velden: ReadonlyMap<string, readonly string[]>;
  /** Keys of the groepen it refers to, own group first. */
  readonly groepen: readonly string[];
  /** Line of its first sign in the file. */
  readonly regel: number;
}

export interface Ruw {
  readonly school: Rij | undefined;
  readonly groepen: readonly Rij[];
  readonly samengesteld: readonly Rij[];
  readonly leerlingen: readonly Rij[];
  readonly leerkrachten: readonly Rij[];
  /** The file was no UTF-8 though it said so. */
  readonly geraden: boolean;
  /** A list of leerlingen and no file of a whole school: it names no leerkrachten. */
  readonly lijst?: true;
}

const NAAM = ['achternaam', 'voorvoegsel', 'tussenvoegsel', 'voornamen', 'voorletters-1', 'voorletters', 'roepnaam'];

/** Place of an element -> the child elements whose text we keep. */
const VELDEN: Readonly<Record<string, readonly string[]>> = {
  'EDEX/school': ['schooljaar', 'peildatum', 'brincode', 'dependancecode', 'instellingsnummer', 'aanmaakdatum', 'auteur'],
  'EDEX/groepen/groep': ['naam', 'jaargroep'],
  'EDEX/groepen/samengestelde_groep': ['naam'],
  'EDEX/leerlingen/leerling': [...NAAM, 'jaargroep', 'geboortedatum', 'uitstroomdatum'],
  'EDEX/leerkrachten/leerkracht': [...NAAM, 'emailadres', 'rol'],
};

/** Places of elements that point at a groep with their `key`. */
const VERWIJZINGEN: ReadonlySet<string> = new Set([
  'EDEX/leerlingen/leerling/groep',
  'EDEX/leerlingen/leerling/samengestelde_groepen/samengestelde_groep',
  'EDEX/leerkrachten/leerkracht/groepen/groep',
  'EDEX/leerkrachten/leerkracht/groepen/samengestelde_groep',
  'EDEX/leerkrachten/leerkracht/samengestelde_groepen/samengestelde_groep',
]);

const refuse = (code: string, regel?: number): AppError =>
  new AppError('invalid', code, regel === undefined ? {} : { details: [`Regel ${regel}.`] });

/** Roots that hold the blocks, and what can stand around them: an envelope of SOAP 1.1 with the answer of the service. */
const WORTELS: ReadonlySet<string> = new Set(['EDEX', 'leerlinggegevens']);
const OMHULSEL = /^(Envelope|Body|\w+_(antwoord|response)|Haal\w+)$/i;

const voorvoegselVan = (naam: string): string => (naam.includes(':') ? naam.slice(0, naam.indexOf(':')) : '');
const kaleNaam = (naam: string): string => naam.slice(naam.indexOf(':') + 1);

interface Bezig {
  readonly sleutel: string;
  readonly eckid: string;
  readonly velden: Map<string, string[]>;
  readonly groepen: string[];
  readonly regel: number;
}

/** Keeps the place in the file and collects the rows. */
class Lezer {
  readonly rijen: Readonly<Record<string, Rij[]>> = Object.fromEntries(Object.keys(VELDEN).map((plaats) => [plaats, []]));
  /** From the root that holds the blocks on; it is called `EDEX`, whatever it is called in the file. */
  readonly #pad: string[] = [];
  /** Elements around that root that are open, and whether the next one may be it. */
  #omhulsels = 0;
  #buiten = 0;
  #voorvoegsel = '';
  #gevonden = false;
  readonly #parser = new SaxesParser({ xmlns: false });
  #bezig: Bezig | undefined;
  #tekst: string | undefined;
  #attributen = 0;

  constructor() {
    this.#parser.on('doctype', () => {
      throw refuse('edexml/doctype');
    });
    this.#parser.on('error', () => {
      throw refuse('edexml/kapot', this.#parser.line);
    });
    this.#parser.on('attribute', () => {
      if (++this.#attributen > MEEST_ATTRIBUTEN) throw refuse('edexml/te-veel', this.#parser.line);
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    this.#parser.on('text', (tekst) => this.#lees(tekst));
    this.#parser.on('cdata', (tekst) => this.#lees(tekst));
    this.#parser.on('closetag', () => this.#sluit());
  }

  lees(tekst: string): void {
    this.#parser.write(tekst).close();
    if (!this.#gevonden) throw refuse('edexml/geen-gegevens');
  }

  /** Before the root: an envelope is gone into, what else it holds (a header) is passed by, and anything else is no EdeXML. */
  #zoek(volledig: string): void {
    const naam = kaleNaam(volledig);
    if (this.#buiten === 0 && WORTELS.has(naam) && !this.#gevonden) {
      this.#gevonden = true;
      this.#voorvoegsel = voorvoegselVan(volledig);
      this.#pad.push('EDEX');
    } else if (this.#buiten === 0 && OMHULSEL.test(naam)) this.#omhulsels++;
    else if (this.#omhulsels === 0) throw refuse('edexml/geen-edexml');
    else this.#buiten++;
    if (this.#omhulsels + this.#buiten > MEEST_DIEP) throw refuse('edexml/te-diep', this.#parser.line);
  }

  /** Elements of another vocabulary keep their prefix, so that they are never taken for ours. */
  #eigen(volledig: string): string {
    const voorvoegsel = voorvoegselVan(volledig);
    return voorvoegsel === '' || voorvoegsel === this.#voorvoegsel ? kaleNaam(volledig) : volledig;
  }

  #open(volledig: string, attributen: Readonly<Record<string, string>>): void {
    this.#attributen = 0;
    if (this.#pad.length === 0) return this.#zoek(volledig);
    const naam = this.#eigen(volledig);
    const ouder = this.#pad.join('/');
    if (this.#pad.push(naam) > MEEST_DIEP) throw refuse('edexml/te-diep', this.#parser.line);
    const plaats = `${ouder}/${naam}`;
    if (VELDEN[plaats]) this.#begin(attributen);
    else if (this.#bezig && VERWIJZINGEN.has(plaats)) this.#bezig.groepen.push(attributen['key']?.trim() ?? '');
    else if (VELDEN[ouder]?.includes(naam)) this.#tekst = '';
  }

  #begin(attributen: Readonly<Record<string, string>>): void {
    const { key = '', eckid = '' } = attributen;
    this.#bezig = { sleutel: key.trim(), eckid: eckid.trim(), velden: new Map(), groepen: [], regel: this.#parser.line };
  }

  #lees(tekst: string): void {
    if (this.#tekst === undefined) return;
    this.#tekst += tekst;
    if (this.#tekst.length > MEEST_TEKST) throw refuse('edexml/te-veel', this.#parser.line);
  }

  #sluit(): void {
    if (this.#pad.length === 0) {
      if (this.#buiten > 0) this.#buiten--;
      else this.#omhulsels--;
      return;
    }
    const plaats = this.#pad.join('/');
    const naam = this.#pad.pop() ?? '';
    if (this.#bezig && VELDEN[plaats]) this.#bewaar(plaats, this.#bezig);
    else if (this.#tekst !== undefined && VELDEN[this.#pad.join('/')]?.includes(naam)) {
      const { velden } = this.#bezig ?? {};
      velden?.set(naam, [...(velden.get(naam) ?? []), this.#tekst]);
      this.#tekst = undefined;
    }
  }

  #bewaar(plaats: string, rij: Rij): void {
    const rijen = this.rijen[plaats];
    if (!rijen || rijen.push(rij) > MEEST_RIJEN) throw refuse('edexml/te-veel', rij.regel);
    this.#bezig = undefined;
  }
}

/** Files of the old EDEX2000: fixed columns of text, no XML at all. Its lines are short; one line of megabytes would break the search. */
const isOud = (tekst: string): boolean =>
  !tekst.trimStart().startsWith('<') && /^[\x20-\x7e\u00a0-\u00ff]{40,}\r?\n/.test(tekst.slice(0, 4096));

/**
 * Everything of the file that we use. Throws `edexml/...` and `bestand/...` with a clear sentence; then nothing was read.
 * @example const ruw = leesEdexml(readFileSync('EDEX.XML'));
 */
export function readEdexml(bytes: Uint8Array): Ruw {
  if (bytes.length > MEEST_BYTES) throw new AppError('too-large', 'edexml/te-groot');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw refuse('edexml/ingepakt');
  const { tekst, geraden } = readTekens(bytes);
  if (isOud(tekst)) throw refuse('edexml/oud-formaat');
  if (!tekst.trimStart().startsWith('<')) throw refuse('edexml/geen-edexml');
  const lezer = new Lezer();
  lezer.lees(tekst.trimStart());
  const rijen = (plaats: string): readonly Rij[] => lezer.rijen[plaats] ?? [];
  return {
    school: rijen('EDEX/school')[0],
    groepen: rijen('EDEX/groepen/groep'),
    samengesteld: rijen('EDEX/groepen/samengestelde_groep'),
    leerlingen: rijen('EDEX/leerlingen/leerling'),
    leerkrachten: rijen('EDEX/leerkrachten/leerkracht'),
    geraden,
  };
}
