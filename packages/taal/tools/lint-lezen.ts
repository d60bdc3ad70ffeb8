/**
 * Decides: what is wrong in the reading texts and sentences, with file, line or id, and reason.
 * Source: spelling by an open Dutch dictionary, without guessing compounds; lengths and words by the limits of each level.
 * Example: { file: 'src/lezen/m4/teksten.md', line: 0, word: 'm4-03', reason: 'de langste zin heeft 12 woorden, meer dan 10' }.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Regio } from '@spelrijk/domain/admin';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { LEESGRENZEN } from '../src/lezen/niveaus.ts';
import type { Bereik } from '../src/lezen/niveaus.ts';
import { readTeksten } from '../src/lezen/tekst.ts';
import type { Leestekst, Leesvraag } from '../src/lezen/tekst.ts';
import { countTekst, countWoord, woordenVan } from '../src/lezen/telling.ts';
import { isHoogstens } from '../src/lezen/woordniveau.ts';
import { readZinnen } from '../src/lezen/zinnen.ts';
import type { Leeszin } from '../src/lezen/zinnen.ts';
import { rekenzinnenVan } from '../src/lezen/rekenzinnen.ts';
import { zoekzinnenVan } from '../src/lezen/zoekzinnen.ts';
import type { Bevinding } from './lint.ts';
import { lintBeginners, lintBron, lintReeksen, lintRollen } from './lint-teksten.ts';
import { leesbaarIn, lintSamenvattingen, lintStap, lintTekstwoorden, lintVoorspel } from './lint-verdieping.ts';
import { lintGokken, lintVerwijzing, lintVragen } from './lint-vragen.ts';
import { lintLand } from './regiowoorden.ts';
import { pastOokBij, PLAATJES } from './plaatjes.ts';
import { findLosgeschreven, loadWoordenboek } from './woordenboek.ts';
import type { Woordenboek } from './woordenboek.ts';

const WORTEL = join(import.meta.dirname, '..');
const bronVan = (bestand: string): string => (existsSync(join(WORTEL, bestand)) ? readFileSync(join(WORTEL, bestand), 'utf8') : '');

/** The editors' own list: names, and compounds with their parts, that the dictionary does not have. */
interface Erbij {
  readonly namen: ReadonlySet<string>;
  readonly samenstellingen: ReadonlyMap<string, readonly string[]>;
}

function readErbij(): Erbij {
  const rijen = bronVan('src/lezen/erbij.tsv')
    .split('\n')
    .slice(1)
    .map((regel) => regel.split('\t'));
  return {
    namen: new Set(rijen.flatMap(([woord = '', soort]) => (soort === 'naam' ? [woord] : []))),
    samenstellingen: new Map(
      rijen.flatMap(([woord = '', soort, delen = '']) => (soort === 'samenstelling' ? [[woord, delen.split('+')]] : [])),
    ),
  };
}

/** Words that mean another thing, or nothing, on the other side of the border. */
const REGIOWOORDEN: ReadonlySet<string> = new Set(
  `jam confituur magnetron microgolfoven pinpas bankkaart ui uien ajuin sinaasappel appelsien slager beenhouwer rugzak schooltas boekentas jurk kleedje
  friet patat frieten trui truien pull sloffen pantoffels bank zetel loop loopt lopen liep liepen kopje tas tasje zak zakken tosti croque lolly lekstok
  snoepje waterijsje frisco kliko vuilbak zwembad zwemkom liniaal meetlat lat gymles turnen gum gom puntenslijper stoep stoeptegel voetpad mobiel mobieltje gsm bomma bompa
  toetje nachtpon wethouder middag voormiddag namiddag sinterklaas etui pennenzak speelplaats schoolplein pauze speeltijd`
    .split(/\s+/)
    .filter((woord) => woord !== ''),
);

/** What has no place in a text for children. */
const GROF =
  /\b(?:kut|lul|neuk|hoer|tering|kanker|klootzak|verdomme|godver|shit|fuck|sex|seks|nazi|neger|mongool|debiel|idioot|trut|slet|achterlijk)/i;

interface Kader {
  readonly woordenboek: Woordenboek;
  readonly erbij: Erbij;
  readonly regio?: Regio;
}

/** Every finding over all levels. */
export function lintLezen(woordenboek: Woordenboek = loadWoordenboek()): Bevinding[] {
  const kader = { woordenboek, erbij: readErbij() };
  const stappen = Leesniveau.options.flatMap((niveau) =>
    readTeksten(bronVan(`src/lezen/${niveau}/teksten.md`), niveau).flatMap(({ stap }) => (stap ? [stap] : [])),
  );
  return [
    ...Leesniveau.options.flatMap((niveau) => lintNiveau(niveau, kader)),
    ...lintErbij(kader),
    ...lintSamenvattingen(stappen).map((reason) => ({ file: 'src/lezen', line: 0, word: 'samenvatting', reason })),
  ];
}

function lintErbij({ woordenboek, erbij }: Kader): Bevinding[] {
  return [...erbij.samenstellingen].flatMap(([woord, delen]) =>
    delen.join('') === woord && delen.filter((deel) => !/^(?:e|en|s|-)$/.test(deel)).every((deel) => woordenboek.knowsLos(deel))
      ? []
      : [{ file: 'src/lezen/erbij.tsv', line: 0, word: woord, reason: 'de delen kloppen niet' }],
  );
}

function lintNiveau(niveau: Leesniveau, kader: Kader): Bevinding[] {
  const [md, tsv] = [`src/lezen/${niveau}/teksten.md`, `src/lezen/${niveau}/zinnen.tsv`];
  const teksten = readTeksten(bronVan(md), niveau);
  const zinnen = [...readZinnen(bronVan(tsv), niveau), ...zoekzinnenVan(niveau), ...rekenzinnenVan(niveau)];
  const rij = (file: string, word: string, redenen: readonly string[]): Bevinding[] =>
    redenen.map((reason) => ({ file, line: 0, word, reason }));
  return [
    ...rij(md, niveau, lintTekens(bronVan(md))),
    ...rij(tsv, niveau, lintTekens(bronVan(tsv))),
    ...rij(md, niveau, [...lintGokken(teksten), ...lintReeksen(teksten)]),
    ...teksten.flatMap((tekst) =>
      rij(md, tekst.id, [
        ...lintTekst(tekst),
        ...lintWoorden(tekst, ofRegio(tekst, kader)),
        ...lintBeginners(tekst),
        ...lintBron(tekst),
        ...lintRollen(tekst),
        ...lintLand(alleTekst(tekst), tekst.land ?? tekst.regio),
        ...lintVerdieping(tekst, ofRegio(tekst, kader)),
        ...findLosgeschreven(alleTekst(tekst), kader.woordenboek),
      ]),
    ),
    ...teksten.flatMap((tekst) => tekst.vragen.flatMap((vraag) => rij(md, vraag.id, lintVraag(vraag, tekst, ofRegio(tekst, kader))))),
    ...zinnen.flatMap((zin) => rij(tsv, zin.id, lintZin(zin, kader))),
  ];
}

/** Title, text, questions and answers, and all else that goes with it, as they are read. */
const alleTekst = (tekst: Leestekst): string =>
  [
    tekst.titel,
    ...tekst.alineas.flat(),
    ...tekst.vragen.flatMap(({ vraag, antwoord, fout }) => [vraag, antwoord, ...fout]),
    ...leesbaarIn(tekst),
  ].join('\n');

/** The third reading, the guess before it and the words to practise: one right answer each, in words of the level or of the text. */
function lintVerdieping(tekst: Leestekst, kader: Kader): string[] {
  const woorden = leesbaarIn(tekst).flatMap(woordenVan);
  const eigen = new Set([tekst.titel, tekst.tekst].flatMap(woordenVan).map((woord) => woord.toLowerCase()));
  const hoog = [...new Set(woorden)]
    .filter((woord) => !eigen.has(woord.toLowerCase()))
    .map((woord) => teHoog(woord, tekst.niveau, kader))
    .filter((reden) => reden !== '');
  return [
    ...lintStap(tekst),
    ...tekst.woorden.flatMap(({ plaatje }) => (plaatje === undefined || PLAATJES.has(plaatje) ? [] : [`er is geen plaatje ${plaatje}`])),
    ...lintTekstwoorden(tekst),
    ...lintVoorspel(tekst),
    ...lintSpelling(woorden, kader).map((reden) => `bij het verdiepen: ${reden}`),
    ...hoog.map((reden) => `bij het verdiepen: ${reden}`),
  ];
}

const lintTekens = (bron: string): string[] => [
  ...(bron === bron.normalize('NFC') ? [] : ['niet in NFC']),
  ...(/\bIj/.test(bron) ? ['er staat Ij; de lange ij heeft twee hoofdletters: IJ'] : []),
  ...(/[’‘“”]/.test(bron) ? ['er staat een krul-aanhalingsteken; gebruik een rechte'] : []),
  ...(/[^\n\S] |[^\S\n\t]\n/.test(bron) ? ['er staat een spatie te veel'] : []),
];

/** Written apart these are two mistakes that no dictionary sees: er with a preposition, and verbs that end a clause. */
const AANEEN =
  /\b(?:er (?:op|in|aan|uit|over|mee|van|voor|bij|door|onder)(?=[.!?,])|naar toe|op komt[.!?,]|mee (?:nemen|doen|gaan)\b|weg gaan om|stil staat[.!?,])/;

/** Words of one side of the border are at home in a text for that side. */
const ofRegio = ({ regio }: Leestekst, kader: Kader): Kader => (regio === undefined ? kader : { ...kader, regio });

const rond = (getal: number): string => (Math.round(getal * 100) / 100).toString();
const buiten = (wat: string, waarde: number, { van, tot }: Bereik): string[] =>
  waarde >= van && waarde <= tot ? [] : [`${wat} is ${rond(waarde)}, niet tussen ${van} en ${tot}`];

/** Lengths against the limits of the level. */
function lintTekst(tekst: Leestekst): string[] {
  const grens = LEESGRENZEN[tekst.niveau];
  const zinnen = tekst.alineas.flat();
  const telling = countTekst(zinnen);
  /** A poem has short lines and few words at every level. */
  const vanaf = (bereik: Bereik): Bereik => (tekst.soort === 'gedicht' ? { van: 0, tot: bereik.tot } : bereik);
  const redenen = [
    ...buiten('het aantal woorden per zin', telling.woordenPerZin, vanaf(grens.zin)),
    ...buiten('het aantal letters per woord', telling.lettersPerWoord, vanaf(grens.letters)),
    ...buiten('het aantal woorden', telling.woorden, vanaf(grens.woorden)),
  ];
  if (telling.langsteZin > grens.zin.hoogst)
    redenen.push(
      `de langste zin heeft ${telling.langsteZin} woorden, meer dan ${grens.zin.hoogst}: ${zinnen.find((zin) => woordenVan(zin).length === telling.langsteZin)}`,
    );
  if (telling.eenlettergrepig < grens.eenlettergrepig)
    redenen.push(`${rond(telling.eenlettergrepig)} van de woorden heeft één klankgroep, minder dan ${grens.eenlettergrepig}`);
  if (!grens.hoofdletters && /\p{Lu}/u.test(tekst.tekst + tekst.titel)) redenen.push('er staat een hoofdletter');
  if (tekst.soort !== 'gedicht' && tekst.soort !== 'brief')
    for (const zin of zinnen) redenen.push(...lintZinsbouw(zin, grens.hoofdletters));
  return [...redenen, ...lintVragen(tekst)];
}

/** A capital in front, a sign behind; digits and an apostrophe may begin a sentence. */
function lintZinsbouw(zin: string, hoofdletters: boolean): string[] {
  const redenen: string[] = [];
  if (AANEEN.test(zin)) redenen.push(`hoort aan elkaar: ${AANEEN.exec(zin)?.[0]}`);
  if (!/[.!?…:]['"]?$/.test(zin)) redenen.push(`geen leesteken aan het eind: ${zin}`);
  if (hoofdletters && !/^['"(]?(?:\p{Lu}|\d|'s \p{Lu})/u.test(zin)) redenen.push(`geen hoofdletter vooraan: ${zin}`);
  if ((zin.match(/(?<!\p{L})'|'(?!\p{L})/gu)?.length ?? 0) % 2 === 1 && !/'s /.test(zin) && !/^'|'$/.test(zin))
    redenen.push(`een los aanhalingsteken: ${zin}`);
  return redenen;
}

/** Words of the text above its level are its new words, and no others are. */
function lintWoorden(tekst: Leestekst, kader: Kader): string[] {
  const grens = LEESGRENZEN[tekst.niveau];
  const alle = [tekst.titel, ...tekst.alineas.flat()].flatMap(woordenVan);
  const redenen = lintSpelling(alle, kader);
  const nieuw = new Set(tekst.nieuw.map((woord) => woord.toLowerCase()));
  for (const woord of new Set(alle)) {
    const reden = teHoog(woord, tekst.niveau, kader);
    if (reden !== '' && !nieuw.has(woord.toLowerCase())) redenen.push(reden);
  }
  const laag = new Set(alle.map((woord) => woord.toLowerCase()));
  for (const woord of nieuw) if (!laag.has(woord)) redenen.push(`het nieuwe woord ${woord} staat niet in de tekst`);
  if (nieuw.size > grens.nieuw) redenen.push(`${nieuw.size} nieuwe woorden, meer dan ${grens.nieuw}: ${tekst.nieuw.join(', ')}`);
  return redenen;
}

/** '' when the word is within the level. Names are read as they come, as long as they are short enough. */
function teHoog(woord: string, niveau: Leesniveau, { erbij }: Kader): string {
  const grens = LEESGRENZEN[niveau];
  const telling = countWoord(woord);
  if (telling.klankgroepen > grens.klankgroepen) return `${woord} heeft ${telling.klankgroepen} klankgroepen`;
  if (erbij.namen.has(woord) || isHoogstens(telling.niveau, grens.woord)) return '';
  return `${woord} is ${telling.niveau}`;
}

function lintSpelling(woorden: readonly string[], { woordenboek, erbij, regio }: Kader): string[] {
  return [...new Set(woorden)].flatMap((woord) => {
    if (erbij.namen.has(woord) || /^\d+$/.test(woord)) return [];
    const laag = woord.toLowerCase();
    const redenen: string[] = [];
    if (!woordenboek.knowsLos(woord) && !erbij.samenstellingen.has(laag)) redenen.push(`het woordenboek kent ${woord} niet`);
    if (GROF.test(woord)) redenen.push(`${woord} past niet in een kindertekst`);
    if (regio === undefined && REGIOWOORDEN.has(laag)) redenen.push(`${woord} is een woord van één regio`);
    return redenen;
  });
}

function lintVraag(vraag: Leesvraag, tekst: Leestekst, kader: Kader): string[] {
  const keuzes = [vraag.antwoord, ...vraag.fout];
  const redenen = lintSpelling([vraag.vraag, ...keuzes].flatMap(woordenVan), kader);
  redenen.push(...buiten('het aantal antwoorden', keuzes.length, LEESGRENZEN[tekst.niveau].keuzes));
  if (new Set(keuzes.map((keuze) => keuze.toLowerCase())).size < keuzes.length) redenen.push('twee antwoorden zijn gelijk');
  if (vraag.plekken.length === 0) redenen.push('de plek in de tekst ontbreekt');
  redenen.push(...lintVerwijzing(vraag, tekst));
  if (!/\?$|…$/.test(vraag.vraag)) redenen.push('de vraag eindigt niet met een vraagteken of drie puntjes');
  const eigen = new Set([tekst.titel, tekst.tekst].flatMap(woordenVan).map((woord) => woord.toLowerCase()));
  for (const woord of new Set([vraag.vraag, ...keuzes].flatMap(woordenVan))) {
    const reden = teHoog(woord, tekst.niveau, kader);
    if (reden !== '' && !eigen.has(woord.toLowerCase())) redenen.push(`in de vraag: ${reden}`);
  }
  if (!LEESGRENZEN[tekst.niveau].hoofdletters && /\p{Lu}/u.test([vraag.vraag, ...keuzes].join('')))
    redenen.push('er staat een hoofdletter');
  return redenen;
}

/** Forms whose options are drawings or pictures: nobody reads them. */
const MET_BEELD: ReadonlySet<string> = new Set(['zin-plaatje', 'zoek-beeld', 'foto-beeld', 'huis-beeld', 'boodschap']);

function lintZin(zin: Leeszin, kader: Kader): string[] {
  const grens = LEESGRENZEN[zin.niveau];
  const los = 'stukken' in zin ? (zin.stukken ?? []) : [];
  const keuzes = 'fout' in zin && !MET_BEELD.has(zin.vorm) ? [zin.antwoord, ...zin.fout] : [];
  const woorden = [zin.zin, ...los, ...keuzes].flatMap(woordenVan);
  const redenen = [
    ...lintSpelling(woorden, kader),
    ...new Set(woorden.map((woord) => teHoog(woord, zin.niveau, kader)).filter((reden) => reden !== '')),
  ];
  const zinnen = zin.zin.split(/(?<=[.!?])\s+/);
  for (const stuk of zinnen) {
    if (woordenVan(stuk).length > grens.zin.hoogst) redenen.push(`meer dan ${grens.zin.hoogst} woorden: ${stuk}`);
    redenen.push(...lintZinsbouw(stuk, grens.hoofdletters));
  }
  if (!grens.hoofdletters && /\p{Lu}/u.test(zin.zin)) redenen.push('er staat een hoofdletter');
  return [...redenen, ...lintVorm(zin)];
}

const standsIn = (zin: string, stuk: string): boolean =>
  ` ${woordenVan(zin).join(' ').toLowerCase()} `.includes(` ${woordenVan(stuk).join(' ').toLowerCase()} `);

function lintVorm(zin: Leeszin): string[] {
  const redenen: string[] = [];
  if ('fout' in zin && new Set([zin.antwoord, ...zin.fout]).size !== zin.fout.length + 1) redenen.push('twee keuzes zijn gelijk');
  if (zin.vorm === 'zin-plaatje') {
    if (zin.fout.length !== 3) redenen.push('er zijn geen vier plaatjes');
    for (const sleutel of [zin.antwoord, ...zin.fout]) if (!PLAATJES.has(sleutel)) redenen.push(`er is geen plaatje ${sleutel}`);
    for (const ander of zin.fout) if (pastOokBij(ander, zin.antwoord)) redenen.push(`${ander} kan ook ${zin.antwoord} zijn`);
  }
  if (zin.vorm === 'zin-herstellen') {
    if (zin.stukken.length < (zin.niveau === 'start' ? 3 : 4) || zin.stukken.length > 8) redenen.push(`${zin.stukken.length} stukken`);
    const stukken = zin.stukken
      .map((stuk) => woordenVan(stuk).join().toLowerCase())
      .sort()
      .join(' ');
    for (const ander of zin.ookGoed) {
      if (
        ander
          .split(' ')
          .map((stuk) => woordenVan(stuk).join().toLowerCase())
          .sort()
          .join(' ') !== stukken
      )
        redenen.push(`andere woorden: ${ander}`);
    }
  }
  if (zin.vorm === 'welk-woord') {
    if (!zin.metGat.includes('___')) redenen.push('er is geen gat');
    if (zin.fout.length < 2 || zin.fout.length > 3) redenen.push(`er zijn ${zin.fout.length} foute woorden`);
  }
  if (
    zin.vorm === 'fout-woord' &&
    zin.stukken.filter((stuk) => woordenVan(stuk)[0] === woordenVan(zin.stukken[zin.plek] ?? '')[0]).length > 1
  )
    redenen.push('het foute woord staat er twee keer');
  if (zin.vorm === 'verwijswoord') {
    if (zin.fout.length < 1) redenen.push('er is niets om uit te kiezen');
    for (const keuze of [zin.antwoord, ...zin.fout]) if (!standsIn(zin.zin, keuze)) redenen.push(`${keuze} staat niet in de zin`);
  }
  return redenen;
}
