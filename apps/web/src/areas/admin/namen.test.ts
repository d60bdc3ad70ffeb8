/**
 * A text that names a button, a field, an item of a menu or a screen names one that exists: for whoever reads it, in her words. A name stands between quotation
 * marks, so that it can be found in its sentence; that none stands there without them is held too.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import type { Rol } from '@spelrijk/domain/rol';
import { KANTOOR, type Lezer, LOGOPEDIST, OUDER, readBron, RT, type Tekst, tekstenVan, vanSchool } from './gelezen.fixture.ts';

const LEZERS: readonly Lezer[] = [vanSchool('docent'), vanSchool('schooladmin'), OUDER, RT, LOGOPEDIST, KANTOOR, vanSchool('leerling')];

/** What a text says of the screen of somebody else: there it has to exist. */
const VAN_EEN_ANDER: readonly (readonly [at: RegExp, wie: readonly Rol[], waarom: string])[] = [
  [/:briefje\.dialoog\.uitleg/, ['leerling'], 'the child taps it'],
  [/:voorlezen\.luister\.staatKlaar$|:voorleesopname\.rijLeegUitleg$/, ['leerling'], 'it stands on the shelf of the child'],
  [/:verhuistoken\.code\.stap2/, ['thuisadmin', 'rtadmin', 'schooladmin'], 'is read by who takes the child over'],
  [/:meekijk\.code\.hoe$/, ['thuisadmin', 'rtadmin', 'schooladmin'], 'is read by who is let in'],
  [/:beleidsproeven\.begin\.teWeinig$/, ['schooladmin'], 'a school switches it on'],
  [/:verhuizing\.weigering\.soort$/, ['schooladmin'], 'the customer does it'],
];

/** Not names: examples of what stands on a screen, and what is said. What ends as a sentence is said too. */
const GEZEGD: ReadonlySet<string> = new Set(['3 van 4', 'in één keer goed', 'fout', 'authenticator']);

/** An apostrophe within a word closes nothing. */
const TUSSEN = /‘((?:[^‘’]|’(?=\p{L}))+)’(?!\p{L})/gu;
const namenIn = (tekst: string): readonly string[] =>
  [...tekst.matchAll(TUSSEN)]
    .map(([, naam = '']) => naam)
    .filter((naam) => !naam.includes('…') && !/[.?!]$/.test(naam) && !GEZEGD.has(naam));

interface Gelezen {
  readonly rol: Rol;
  readonly streek: string;
  readonly teksten: readonly Tekst[];
}

/** Once for all tests here. */
const gelezen: Gelezen[] = [];
before(async () => {
  for (const lezer of LEZERS) {
    const teksten = await tekstenVan(lezer);
    for (const streek of lezer.streken)
      gelezen.push({ rol: lezer.rol, streek, teksten: teksten.filter(({ at }) => at.startsWith(streek)) });
  }
});

/** Files per groep are of a school. */
const VAN_SCHOLEN = /:dossiers\.een$/;
const EIGEN: Readonly<Partial<Record<Rol, string>>> = { thuisadmin: 'Thuis', rtadmin: 'Praktijk' };

/** Which of two texts is read, a role decides: `…Thuis` is for a home, `…Praktijk` for a practice, and who has one of her own does not read the other. */
const isVanEenAnder = ({ rol, teksten }: Gelezen, at: string): boolean =>
  (EIGEN[rol] !== undefined && (VAN_SCHOLEN.test(at) || teksten.some((een) => een.at === `${at}${EIGEN[rol]}`))) ||
  (!VAN_EEN_ANDER.some(([plaats]) => plaats.test(at)) &&
    ((at.endsWith('Thuis') && rol !== 'thuisadmin') || (at.endsWith('Praktijk') && rol !== 'rtadmin')));

test('what a text names exists, in the words of whoever reads it', () => {
  const labels = gelezen.map((een) => ({ ...een, staat: new Set(een.teksten.map(({ tekst }) => tekst)) }));
  const fout: string[] = [];
  let genoemd = 0;
  for (const lezer of labels)
    for (const { at, tekst } of lezer.teksten) {
      const { rol, streek, staat } = lezer;
      if (isVanEenAnder(lezer, at)) continue;
      const ander = VAN_EEN_ANDER.find(([plaats]) => plaats.test(at))?.[1];
      const bij =
        ander === undefined ? [staat] : labels.filter((een) => een.streek === streek && ander.includes(een.rol)).map((een) => een.staat);
      for (const naam of namenIn(tekst)) {
        genoemd += 1;
        if (!bij.some((een) => een.has(naam))) fout.push(`${rol} ${at}: ‘${naam}’ does not exist: ${tekst}`);
      }
    }
  assert.deepEqual(fout, []);
  assert.ok(genoemd > 50, `only ${genoemd} names were found`);
});

/**
 * What has a capital in the middle of a sentence and is no name of ours: makers, programs, formats, authorities, keys, half-years and example names.
 * A word that is none of these names something of ours, and stands between quotation marks.
 */
const EIGENNAMEN = new RegExp(
  `^(${[
    'Spelrijk|Bloep|Nederlands?e?|Vlaanderen|Vlaamse?|Belgi[eë]|Rijksoverheid|AVG|DPIA|CLB|RT|RT-praktijk|Testschool',
    'EdeXML|EdeXML-bestand|EDEXML|EDEX|UWLR|UWLR-bestand|XML|XML-bestand|ECK|LAS|LAS-sleutels?|LVS|BRIN|DULT|IEP|Cito|ParnasSys|ESIS|WISA|Informat|Smartschool',
    'Excel|Excel-bestand|Word|CSV|XLSX|PDF|QR|QR-code|HTML|JSON|PNG|JPEG|WebP|SVG|UTF-8|MB|A4|DOCTYPE|JavaScript',
    'Enter|Esc|Ctrl|Alt|Tab|[A-Z]|[MEL][1-8]|A-E|I-V',
    'Vries|Tim|Broeck|Smet|Noor|Van|Berg|Jansen|De',
  ].join('|')})$`,
  'u',
);
/** In the middle of a sentence: behind a word, a number, a comma or a value. */
const MIDDEN = /(?<=[\p{L}\d,;)’…] |[(])\p{Lu}[\p{L}\d-]*/gu;

test('no text names something of ours without quotation marks', () => {
  const fout = new Set<string>();
  for (const { teksten } of gelezen)
    for (const { at, tekst } of teksten) {
      for (const [woord] of tekst.replaceAll(TUSSEN, 'x').matchAll(MIDDEN))
        if (!EIGENNAMEN.test(woord)) fout.add(`${at}: ${woord}: ${tekst}`);
    }
  assert.deepEqual([...fout], []);
});

const TEKSTEN = path.join(import.meta.dirname, '../../../../../packages/teksten/src');

/** Of texts and lists of them; a schema is none. */
function* stringsIn(waarde: unknown): Generator<string> {
  if (typeof waarde === 'string') yield waarde;
  else if (
    Array.isArray(waarde) ||
    Object.prototype.toString.call(waarde) === '[object Module]' ||
    Object.getPrototypeOf(Object(waarde)) === Object.prototype
  )
    for (const binnen of Object.values(Object(waarde))) yield* stringsIn(binnen);
}

/** Errors that name something, and who reads them: by the beginning of their sentence. */
const FOUTEN: readonly (readonly [zin: RegExp, wie: readonly Rol[]])[] = [
  [/^Deze link werkt niet meer\. In Spelrijk zelf, bij ‘Berichten’/, ['docent', 'schooladmin', 'thuisadmin', 'rtadmin']],
  [/^De mail over nieuwe berichten staat uit/, ['docent', 'schooladmin', 'thuisadmin', 'rtadmin']],
  [/^Jij bent de enige ouder/, ['thuisadmin']],
  [/^Bij jouw account staat geen e-mailadres/, ['office']],
  [/^De accounts zijn niet van dezelfde soort/, ['schooladmin']],
  [/^Dit XML-bestand herkennen we niet/, ['schooladmin']],
  [/Log in met je wachtwoord en koppel het bij ‘Mijn account’/, ['docent', 'schooladmin']],
  [/Klik dan nog een keer op ‘Bewaar’/, ['office']],
  [/^Enkele keren voor het einde van een licentie/, ['office']],
];
/** What the site names stands in its own menu. */
const SITE: ReadonlySet<string> = new Set(['Privacy', 'Prijzen']);
const VOORBEELD = /^(Woorden met ei of ij|[Ss]chrijft 74 tot 88% van deze woorden goed|goed in spelling|Fout|beveiliging)$/;

test('an error, a mail or a page that names something names what is there for each who reads it', async () => {
  const gelezenTeksten = new Set(gelezen.flatMap(({ teksten }) => teksten.map(({ tekst }) => tekst)));
  const fout: string[] = [];
  let over = 0;
  for (const bestand of readdirSync(TEKSTEN, { recursive: true, encoding: 'utf8' })) {
    if (!bestand.endsWith('.ts') || bestand.includes('.test.')) continue;
    const bron: object = bestand.startsWith('fouten')
      ? [...readBron(path.join(TEKSTEN, bestand)).matchAll(/'([^'\n]*‘[^'\n]*)'/g)].map(([, zin]) => zin)
      : await import(path.join(TEKSTEN, bestand));
    for (const zin of stringsIn(bron)) {
      if (gelezenTeksten.has(zin.replaceAll(/\{\{[^}]*\}\}/g, '…'))) continue;
      for (const naam of namenIn(zin.replaceAll(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, '…'))) {
        if (SITE.has(naam) || VOORBEELD.test(naam)) continue;
        over += 1;
        const wie = FOUTEN.find(([patroon]) => patroon.test(zin))?.[1];
        const nl = (rol: Rol): boolean =>
          gelezen.some((van) => van.rol === rol && van.streek === 'nl' && van.teksten.some(({ tekst }) => tekst === naam));
        if (wie === undefined || !wie.every(nl)) fout.push(`${bestand}: ‘${naam}’: ${zin}`);
      }
    }
  }
  assert.deepEqual(fout, []);
  assert.ok(over > 6, `only ${over} names were found`);
});
