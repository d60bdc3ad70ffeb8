/**
 * Decides: what of a sentence can be asked about its grammar, which answers stand beside the right one, and what is said to who chose another.
 * Source: sentences of the persoonsvorm; subject, predicate and kinds of words by hand, tense and number from the verb that is marked in it.
 * Example: of `De kat heeft de hele middag geslapen.` the onderwerp is `De kat`, the gezegde `heeft geslapen`.
 */
import { withHoofdletter } from '@spelrijk/base/tekst';
import type { Zin, Zindoel } from '@spelrijk/domain/zin';
import { conjugate } from './werkwoord/conjugate.ts';

export const ZINSVRAGEN = ['persoonsvorm', 'onderwerp', 'gezegde', 'tijd', 'getal', 'woordsoort'] as const;
type Zinsvraagsoort = (typeof ZINSVRAGEN)[number];

interface Zinsvraag {
  readonly soort: Zinsvraagsoort;
  readonly vraag: string;
  readonly antwoord: string;
  /** Not right here. */
  readonly anders: readonly string[];
  /** How to find it; the answer is not in it. */
  readonly regel: string;
  /** What it is, and why. */
  readonly uitleg: string;
}

type Woordsoort = 'zn' | 'ww' | 'bn' | 'lw';

interface Ontleding {
  readonly onderwerp: string;
  /** Parts of the sentence that are no subject. */
  readonly geenOnderwerp: readonly [string, string];
  /** All verbs together, and what is more or less than that; absent where something else belongs to the predicate. */
  readonly gezegde?: readonly [string, string, string];
  readonly woorden: Readonly<Record<string, Woordsoort>>;
  /** Nobody counts it: niemand. */
  readonly zonderGetal?: true;
}

const rij = (
  onderwerp: string,
  geenOnderwerp: readonly [string, string],
  woorden: Ontleding['woorden'],
  gezegde?: readonly [string, string, string],
): Ontleding => ({ onderwerp, geenOnderwerp, woorden, ...(gezegde && { gezegde }) });

/** By the id of the sentence. */
const ONTLEED: Readonly<Record<string, Ontleding>> = {
  'ww-persoonsvorm-01': rij('Wij', ['samen', 'naar de bibliotheek'], { bibliotheek: 'zn', de: 'lw', lopen: 'ww' }, [
    'lopen',
    'lopen samen',
    'Wij lopen',
  ]),
  'ww-persoonsvorm-02': rij('opa', ['Morgen', 'pannenkoeken'], { pannenkoeken: 'zn', komt: 'ww', opa: 'zn' }, [
    'komt bakken',
    'komt',
    'pannenkoeken bakken',
  ]),
  'ww-persoonsvorm-03': rij('jij', ['graag', 'bruin brood'], { bruin: 'bn', brood: 'zn' }, ['Eet', 'Eet jij', 'bruin brood']),
  'ww-persoonsvorm-04': rij('De kat', ['de hele middag', 'geslapen'], { kat: 'zn', middag: 'zn' }, ['heeft geslapen', 'heeft', 'geslapen']),
  'ww-persoonsvorm-05': rij('ik', ['Vandaag', 'water'], { planten: 'zn', geven: 'ww', de: 'lw' }, ['mag geven', 'mag', 'water geven']),
  'ww-persoonsvorm-06': rij('Kofi', ['In het gras', 'een schildpad'], { schildpad: 'zn', gras: 'zn', vond: 'ww', een: 'lw' }, [
    'vond',
    'vond Kofi',
    'een schildpad',
  ]),
  'ww-persoonsvorm-07': rij('De honden van de buren', ['hard', 'blaften'], { honden: 'zn', blaften: 'ww', buren: 'zn' }, [
    'blaften',
    'blaften hard',
    'De honden',
  ]),
  'ww-persoonsvorm-08': rij('Mijn tante Dewi', ['prachtig', 'gitaar'], { gitaar: 'zn', spelen: 'ww', tante: 'zn' }),
  'ww-persoonsvorm-09': rij('De stoepkrijtjes', ['helaas', 'op'], { stoepkrijtjes: 'zn' }),
  'ww-persoonsvorm-10': rij('we', ['Na schooltijd', 'een vlieger'], { vlieger: 'zn', bouwen: 'ww', een: 'lw' }, [
    'willen bouwen',
    'willen',
    'een vlieger bouwen',
  ]),
  'ww-persoonsvorm-11': rij('de bel', ['Wanneer', 'voor de pauze'], { bel: 'zn', gaat: 'ww', pauze: 'zn' }, [
    'gaat',
    'gaat de bel',
    'Wanneer',
  ]),
  'ww-persoonsvorm-12': rij(
    'metershoge zonnebloemen',
    ['Achter ons huis', 'groeien'],
    { metershoge: 'bn', zonnebloemen: 'zn', groeien: 'ww', huis: 'zn' },
    ['groeien', 'huis groeien', 'Achter ons huis'],
  ),
  'ww-persoonsvorm-13': rij('Het', ['vannacht', 'flink'], { vriezen: 'ww' }, ['zal gaan vriezen', 'zal', 'gaan vriezen']),
  'ww-persoonsvorm-14': rij('De bakker', ['mij', 'naar de weg'], { bakker: 'zn', weg: 'zn', vroeg: 'ww' }, [
    'vroeg',
    'vroeg mij',
    'De bakker',
  ]),
  'ww-persoonsvorm-15': rij('Selam', ['In de sporthal', 'op haar handen'], { handen: 'zn', probeert: 'ww', sporthal: 'zn' }),
  'ww-persoonsvorm-16': rij('de trein', ['Gisteren', 'lang'], { trein: 'zn', moest: 'ww', de: 'lw' }, [
    'moest stilstaan',
    'moest',
    'lang stilstaan',
  ]),
  'ww-persoonsvorm-17': rij('we', ['In de tent', 'tot middernacht'], { tent: 'zn', fluisterden: 'ww' }, [
    'fluisterden',
    'fluisterden we',
    'In de tent',
  ]),
  'ww-persoonsvorm-18': {
    ...rij('Niemand', ['het juiste antwoord', 'weet'], { juiste: 'bn', antwoord: 'zn', weet: 'ww' }, [
      'weet',
      'Niemand weet',
      'juiste antwoord',
    ]),
    zonderGetal: true,
  },
  'ww-persoonsvorm-19': rij('het sportveld', ['Door de regen', 'werd'], { regen: 'zn', modderpoel: 'zn' }),
  'ww-persoonsvorm-20': rij('twee volle tassen', ['Naast de kapstok', 'te wachten'], { volle: 'bn', tassen: 'zn', kapstok: 'zn' }),
};

const SOORTNAAM: Readonly<Record<Woordsoort, string>> = {
  zn: 'zelfstandig naamwoord',
  ww: 'werkwoord',
  bn: 'bijvoeglijk naamwoord',
  lw: 'lidwoord',
};
const WAAROM: Readonly<Record<Woordsoort, string>> = {
  zn: 'Voor een zelfstandig naamwoord kun je de, het of een zetten.',
  ww: 'Een werkwoord zegt wat iemand doet of wat er gebeurt. Je kunt het in een andere tijd zetten.',
  bn: 'Een bijvoeglijk naamwoord zegt hoe iets of iemand is.',
  lw: 'De lidwoorden zijn de, het en een.',
};
const WOORDSOORTREGEL =
  'Voor een zelfstandig naamwoord kun je de, het of een zetten. Een werkwoord kun je in een andere tijd zetten. Een bijvoeglijk naamwoord zegt hoe iets is.';
const VOLTOOID = /^ge.*en$|^ge.*[dt]$/;
const NIET_VOLTOOID = new Set(['geven']);
const TIJD = { tt: 'tegenwoordige tijd', vt: 'verleden tijd' } as const;

const vooraanKlein = (tekst: string): string => tekst.charAt(0).toLowerCase() + tekst.slice(1);

function persoonsvorm({ tekst }: Zin, { woord }: Zindoel, { woorden, geenOnderwerp, gezegde }: Ontleding): Zinsvraag {
  const rest = gezegde?.[0].split(' ').slice(1) ?? [];
  const losse = [...rest, ...geenOnderwerp, ...Object.keys(woorden)].filter((deel) => !deel.includes(' ') && deel !== woord);
  return {
    soort: 'persoonsvorm',
    vraag: `Wat is de persoonsvorm? ${tekst}`,
    antwoord: woord,
    anders: [...new Set(losse)].slice(0, 3),
    regel: 'Zet de zin in een andere tijd. Het woord dat dan verandert, is de persoonsvorm.',
    uitleg: `Zet de zin in een andere tijd. Alleen ${vooraanKlein(woord)} verandert dan: dat is de persoonsvorm.`,
  };
}

function onderwerp({ tekst }: Zin, { woord }: Zindoel, { onderwerp: wie, geenOnderwerp, gezegde }: Ontleding): Zinsvraag {
  return {
    soort: 'onderwerp',
    vraag: `Wat is het onderwerp? ${tekst}`,
    antwoord: wie,
    anders: geenOnderwerp,
    regel: `Vraag: wie of wat ${vooraanKlein(gezegde?.[0] ?? woord)}? Wat je dan zegt, is het onderwerp.`,
    uitleg: `Vraag: wie of wat ${vooraanKlein(gezegde?.[0] ?? woord)}? ${withHoofdletter(wie)}. Dat is het onderwerp.`,
  };
}

function gezegde({ tekst }: Zin, _doel: Zindoel, { gezegde: delen }: Ontleding): Zinsvraag | undefined {
  if (!delen) return undefined;
  const [antwoord, ...anders] = delen;
  const alle = antwoord.includes(' ') ? `: ${antwoord}.` : `. Hier is het er één: ${vooraanKlein(antwoord)}.`;
  return {
    soort: 'gezegde',
    vraag: `Wat is het gezegde? ${tekst}`,
    antwoord,
    anders,
    regel: 'Alle werkwoorden van de zin samen zijn het gezegde. Andere woorden horen er niet bij.',
    uitleg: `Alle werkwoorden samen zijn het gezegde${alle}`,
  };
}

/** The same persoonsvorm in the other tense. */
function andereTijd({ tijd, persoon = '3ev', basis = '' }: Zindoel): string {
  const { tt1, tt3, ttMv, vtEv, vtMv } = conjugate(basis);
  const meer = persoon.endsWith('mv');
  if (tijd === 'tt') return meer ? vtMv : vtEv;
  return meer ? ttMv : persoon === '1ev' ? tt1 : tt3;
}

function tijdvraag({ tekst }: Zin, doel: Zindoel, ontleding: Ontleding): Zinsvraag | undefined {
  const { tijd, woord, basis } = doel;
  // Beside a participle (heeft geslapen) what happened is over, and the persoonsvorm is of now: too much for one question.
  if (
    !tijd ||
    basis === undefined ||
    ontleding.gezegde?.[0].split(' ').some((deel) => VOLTOOID.test(deel) && !NIET_VOLTOOID.has(deel)) === true
  )
    return undefined;
  const ander = tijd === 'tt' ? 'vt' : 'tt';
  return {
    soort: 'tijd',
    vraag: `In welke tijd staat de zin? ${tekst}`,
    antwoord: TIJD[tijd],
    anders: [TIJD[ander]],
    regel: `Kijk naar de persoonsvorm: ${vooraanKlein(woord)}. Zeg je dat over nu, of over vroeger?`,
    uitleg: `De persoonsvorm is ${vooraanKlein(woord)}. In de ${TIJD[ander]} is dat ${andereTijd(doel)}. Dus dit is ${TIJD[tijd]}.`,
  };
}

function getal({ tekst }: Zin, { persoon, woord }: Zindoel, { onderwerp: wie, zonderGetal }: Ontleding): Zinsvraag | undefined {
  if (!persoon || zonderGetal) return undefined;
  const meer = persoon.endsWith('mv');
  const [antwoord, ander] = meer ? ['meervoud', 'enkelvoud'] : ['enkelvoud', 'meervoud'];
  return {
    soort: 'getal',
    vraag: `Enkelvoud of meervoud: ‘${vooraanKlein(woord)}’? ${tekst}`,
    antwoord: antwoord ?? '',
    anders: [ander ?? ''],
    regel: `Zoek het onderwerp: ${vooraanKleinNaam(wie)}. Is dat er één, of zijn het er meer?`,
    uitleg: `Het onderwerp is ${vooraanKleinNaam(wie)}: dat is ${meer ? 'meer dan één' : 'er één'}. Dus de persoonsvorm is ${antwoord}.`,
  };
}

/** A name keeps its capital. */
const vooraanKleinNaam = (wie: string): string => (/^(?:Kofi|Selam)/.test(wie) ? wie : vooraanKlein(wie));

function woordsoorten({ tekst }: Zin, _doel: Zindoel, { woorden }: Ontleding): Zinsvraag[] {
  const soorten: readonly Woordsoort[] = ['zn', 'ww', 'bn', 'lw'];
  return Object.entries(woorden).map(([woord, soort]) => ({
    soort: 'woordsoort',
    vraag: `Wat voor woord is ‘${woord}’? ${tekst}`,
    antwoord: SOORTNAAM[soort],
    anders: soorten.filter((ander) => ander !== soort).map((ander) => SOORTNAAM[ander]),
    regel: WOORDSOORTREGEL,
    uitleg: `${WAAROM[soort]} Dus ‘${woord}’ is een ${SOORTNAAM[soort]}.`,
  }));
}

/** Everything that can be asked about this sentence; nothing where it was not analysed by hand. */
export function zinsvragen(zin: Zin): readonly Zinsvraag[] {
  const [doel] = zin.doelen;
  const ontleding = ONTLEED[zin.id];
  if (!doel || !ontleding) return [];
  const enkele = [persoonsvorm, onderwerp, gezegde, tijdvraag, getal].map((maak) => maak(zin, doel, ontleding));
  return [...enkele.flatMap((vraag) => vraag ?? []), ...woordsoorten(zin, doel, ontleding)];
}
