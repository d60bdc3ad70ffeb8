/**
 * Decides: what is wrong in the sentence tables, with file, line and reason.
 * Source: the rules every sentence must obey: spelling, level, target, reserve, and no two alike.
 * Example: { file: 'src/zinnen/dictee.tsv', line: 12, word: 'ng-03', reason: 'de zin heeft 9 woorden, meer dan 8' }.
 */
import { ZINSOORTEN } from '@spelrijk/domain/zin';
import type { Zin } from '@spelrijk/domain/zin';
import { BANK, findWoord } from '../../src/bank.ts';
import { createZin } from '../../src/zinnen/create-zin.ts';
import type { Redactie } from '../../src/zinnen/create-zin.ts';
import { decodeZin, encodeZin, readZinregel, ZINKOLOMMEN } from '../../src/zinnen/regel.ts';
import { findWerkwoorden } from '../../src/zinnen/werkwoorden.ts';
import { woordplekken } from '../../src/zinnen/woordplek.ts';
import { CATEGORIEEN } from '../../src/categorieen/catalog.gen.ts';
import type { Bevinding } from '../lint.ts';
import { findLosgeschreven, loadWoordenboek } from '../woordenboek.ts';
import type { Woordenboek } from '../woordenboek.ts';
import { lintDoel } from './doel.ts';
import { findTweelingen } from './gelijkenis.ts';
import { readRedactie, readKop, readZintabellen } from './read.ts';
import type { Tabelplek } from './read.ts';
import { lintNiveau } from './niveau.ts';
import { readErkend, lintSpelling, woordenVan } from './spelling.ts';

/** A sentence with the line it stands on. */
interface Geplaatst {
  readonly plek: Tabelplek;
  readonly zin: Zin;
}

/**
 * Categories without sentences: single letters are no sentence; a name is not dictated, its own sentence shows whose it is; what is written short
 * is not dictated either, who hears it whole writes it whole.
 */
const ZONDER_ZINNEN: ReadonlySet<string> = new Set(['letterkennis', 'bezit-komma', 'afkortingen']);
const KLEINSTE_AANTAL = 4;
/** Rows of which one or more have to be kept apart for transfer. */
const DEEL_RESERVE = { minstens: 0.15, hoogstens: 0.4 } as const;
/** More sentences with one name, or with the same two first words, and children see the pattern. */
const HOOGSTENS = { naam: 4, begin: 14 } as const;

const bij = ({ plek, zin }: Geplaatst, reason: string): Bevinding => ({ file: plek.file, line: plek.line, word: zin.id, reason });
const los = (file: string, word: string, reason: string): Bevinding => ({ file, line: 0, word, reason });

/** Every finding over all tables, in order of file and line. */
export function lintZinnen(woordenboek: Woordenboek = loadWoordenboek()): Bevinding[] {
  const redactie = readRedactie();
  const gids = { woordenboek, erkend: readErkend() };
  const kapot: Bevinding[] = [];
  const geplaatst = readZintabellen().flatMap((plek): Geplaatst[] => {
    const regel = readZinregel(plek.regel);
    const zin = createZin(regel, plek.soort, redactie);
    if (zin.ok) return [{ plek, zin: decodeZin(encodeZin(zin.value), plek.soort) }];
    kapot.push({ file: plek.file, line: plek.line, word: regel.id, reason: zin.error });
    return [];
  });
  return [
    ...lintKoppen(),
    ...kapot,
    ...geplaatst.flatMap((rij) =>
      [...lintSpelling(rij.zin, gids), ...findLosgeschreven(rij.zin.tekst, woordenboek), ...lintNiveau(rij.zin), ...lintDoel(rij.zin)].map(
        (reden) => bij(rij, reden),
      ),
    ),
    ...lintCorrecties(geplaatst, redactie),
    ...lintDubbel(geplaatst),
    ...lintAantallen(geplaatst),
    ...lintReserve(geplaatst),
    ...lintAfwisseling(geplaatst, gids.erkend),
  ];
}

const lintKoppen = (): Bevinding[] =>
  ZINSOORTEN.filter((soort) => readKop(soort) !== ZINKOLOMMEN.join('\t')).map((soort) =>
    los(`src/zinnen/${soort}.tsv`, soort, 'de kop klopt niet'),
  );

/** An editor's word about a verb is about a word that is there, and says another thing than what is read. */
function lintCorrecties(rijen: readonly Geplaatst[], { correcties }: Redactie): Bevinding[] {
  const opId = new Map(rijen.map(({ zin }) => [zin.id, zin]));
  return [...correcties].flatMap(([id, regels]) => {
    const zin = opId.get(id);
    const gelezen = zin ? findWerkwoorden(zin.soort, zin.tekst, zin.doelen) : [];
    return regels.flatMap(({ woord, verb }): Bevinding[] => {
      const nu = gelezen.find(({ start, end }) => zin?.tekst.slice(start, end) === woord);
      const anders = verb ? nu?.vorm !== verb.vorm || nu.basis !== verb.basis : nu !== undefined;
      const staatEr = woordplekken(zin?.tekst ?? '').some((plek) => plek.woord === woord);
      return staatEr && anders ? [] : [los('src/zinnen/werkwoorden.tsv', id, `de regel over ${woord} verandert niets`)];
    });
  });
}

/** One id once, and no sentence like another one, of this bank or of the words. */
function lintDubbel(rijen: readonly Geplaatst[]): Bevinding[] {
  const ids = new Map<string, number>();
  for (const { zin } of rijen) ids.set(zin.id, (ids.get(zin.id) ?? 0) + 1);
  const vanWoorden = BANK.flatMap((woord) => (woord.zin ? [{ naam: `het woord ${woord.woord}`, tekst: woord.zin }] : []));
  const opId = new Map(rijen.map((rij) => [rij.zin.id, rij]));
  return [
    ...rijen.filter(({ zin }) => ids.get(zin.id) !== 1).map((rij) => bij(rij, 'de id staat er vaker')),
    ...findTweelingen(
      rijen.map(({ zin }) => ({ naam: zin.id, tekst: zin.tekst })),
      vanWoorden,
    ).flatMap(([naam, ander]) => {
      const rij = opId.get(naam);
      return rij ? [bij(rij, `de zin lijkt te veel op die van ${ander}: ${opId.get(ander)?.zin.tekst ?? ''}`)] : [];
    }),
  ];
}

/** How many sentences a categorie should have at the least, and how many of so many are reserved. */
export function genoegZinnen(id: string, aantal: number) {
  const reserve = { minstens: Math.ceil(aantal * DEEL_RESERVE.minstens), hoogstens: Math.floor(aantal * DEEL_RESERVE.hoogstens) };
  return { minstens: ZONDER_ZINNEN.has(id) ? 0 : KLEINSTE_AANTAL, reserve };
}

function lintAantallen(rijen: readonly Geplaatst[]): Bevinding[] {
  return CATEGORIEEN.filter(({ id }) => !ZONDER_ZINNEN.has(id)).flatMap(({ id }) => {
    const eigen = rijen.filter(({ zin }) => zin.hoofd === id);
    const apart = eigen.filter(({ zin }) => zin.gereserveerd === true).length;
    const { minstens, reserve } = genoegZinnen(id, eigen.length);
    const redenen = eigen.length < minstens ? [`er zijn ${eigen.length} zinnen, minder dan ${minstens}`] : [];
    if (apart < reserve.minstens || apart > reserve.hoogstens)
      redenen.push(`er zijn ${apart} van de ${eigen.length} zinnen gereserveerd; goed is ${reserve.minstens} tot ${reserve.hoogstens}`);
    return redenen.map((reden) => los('src/zinnen', id, reden));
  });
}

/** A reserved word is not practised in a sentence either; a reserved verb form not in another sentence. */
function lintReserve(rijen: readonly Geplaatst[]): Bevinding[] {
  const vrij = rijen.filter(({ zin }) => zin.gereserveerd !== true);
  const sleutel = ({ zin }: Geplaatst): string => zin.doelen.map(({ woord, basis, vorm }) => (basis ? `${basis} ${vorm}` : woord)).join();
  const geoefend = new Set(vrij.filter(({ zin }) => zin.soort === 'werkwoord').map((rij) => `${rij.zin.hoofd} ${sleutel(rij)}`));
  return [
    ...vrij
      .filter(({ zin }) => zin.soort === 'dictee' && zin.doelen.some(({ woord }) => findWoord(woord)?.gereserveerd === true))
      .map((rij) => bij(rij, 'het doelwoord is gereserveerd, de zin niet')),
    ...rijen
      .filter((rij) => rij.zin.gereserveerd === true && rij.zin.soort === 'werkwoord' && geoefend.has(`${rij.zin.hoofd} ${sleutel(rij)}`))
      .map((rij) => bij(rij, 'deze werkwoordsvorm is ook in een oefenzin gevraagd')),
  ];
}

/** Names and openings come back seldom enough; the list of accepted words holds nothing that no sentence uses. */
function lintAfwisseling(rijen: readonly Geplaatst[], erkend: ReadonlyMap<string, string>): Bevinding[] {
  const namen = new Map<string, number>();
  const begin = new Map<string, number>();
  for (const { zin } of rijen) {
    const woorden = woordenVan(zin).map(({ woord }) => woord);
    const start = woorden.slice(0, 2).join(' ').toLowerCase();
    begin.set(start, (begin.get(start) ?? 0) + 1);
    for (const woord of woorden) if (erkend.get(woord) === 'naam') namen.set(woord, (namen.get(woord) ?? 0) + 1);
  }
  const gebruikt = new Set(
    rijen.flatMap(({ zin }) => woordenVan(zin).flatMap(({ woord }) => [woord, woord.charAt(0).toLowerCase() + woord.slice(1)])),
  );
  return [
    ...[...namen]
      .filter(([, keren]) => keren > HOOGSTENS.naam)
      .map(([naam, keren]) => los('src/zinnen', naam, `de naam staat in ${keren} zinnen`)),
    ...[...begin]
      .filter(([woorden, keren]) => keren > HOOGSTENS.begin && !/^(?:de|het|in|op|een|ik|wij) /.test(woorden))
      .map(([woorden, keren]) => los('src/zinnen', woorden, `zo beginnen ${keren} zinnen`)),
    ...[...erkend.keys()]
      .filter((woord) => !gebruikt.has(woord))
      .map((woord) => los('src/zinnen/erkend.tsv', woord, 'geen zin gebruikt dit woord')),
  ];
}
