/**
 * Every other sentence that is spoken: steps of the rules, what games and host say, sentences to practise, reading texts with their
 * questions. Read where it is written, so that a new sentence is in the plan without anybody naming it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { GameManifest, Speluitleg } from '@spelrijk/game-kit/contract';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { manifests } from '@spelrijk/games/manifests';
import { KLANKREGELS, OPDRACHTREGELS, loadSpreekregels } from '@spelrijk/taal/speak';
import { PLATEN } from '@spelrijk/domain/klassenplaat';
import { REGIOS } from '@spelrijk/domain/landkaart';
import { SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { KINDNAMEN } from '@spelrijk/taal/kindnaam';
import { briefjeTeksten } from '@spelrijk/teksten/briefjes';
import { BLOBPRAAT } from '@spelrijk/teksten/blobpraat';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { MAATJEPRAAT } from '@spelrijk/teksten/maatjepraat';
import { fragmenten, TELWOORDEN } from '@spelrijk/teksten/spreken';
import { isTekenkeuze } from '@spelrijk/taal/tekenkeuze';
import { ROOT, categorieMappen, parseTsv, readCategorie } from './bank.ts';

const TAAL = path.join(ROOT, 'packages/taal/src');

const filesUnder = (map: string, einde: string): string[] =>
  existsSync(map)
    ? readdirSync(map, { recursive: true })
        .map(String)
        .filter((naam) => naam.endsWith(einde))
        .sort()
        .map((naam) => path.join(map, naam))
    : [];

const speluitleg = ({ instructie, bediening }: Pick<Speluitleg, 'instructie' | 'bediening'>): string[] => [
  instructie,
  bediening.toetsen,
  bediening.aanraken,
];

/** Instruction and controls of a game, in every form it has, and what it asks. */
export const gameTeksten = (game: GameManifest): string[] => [
  ...[game, ...Object.values(game.uitlegBij ?? {})].flatMap(speluitleg),
  ...(game.sorteervraag === undefined ? [] : [game.sorteervraag]),
];

/** What the host says around a game and on the screens of the child. */
const HOST = [
  'opdracht',
  'fout',
  'hint',
  'spel',
  'pauze',
  'einde',
  'venster',
  'vandaag',
  'dicht',
  'hoor',
  'kaart',
  'sparen',
  'figuur',
  'ik',
  'verzameling',
  'hop',
  'toren',
  'stuk',
] as const;

/** Every text under a part, however deep; of one with gaps the words between them. */
const zinnenIn = (deel: unknown): string[] =>
  typeof deel === 'string' ? [...fragmenten(deel)] : typeof deel === 'object' && deel !== null ? Object.values(deel).flatMap(zinnenIn) : [];

/** What the child's world says by name: games, regions, places, spaarkaarten and their blobs, numbers. */
const namen = (): string[] => [
  ...manifests.map(({ titel }) => titel),
  ...manifests.flatMap(({ verzameling }) =>
    verzameling ? [verzameling.titel, verzameling.vraag, ...verzameling.stukken.map(({ naam }) => naam)] : [],
  ),
  ...PLATEN.map(({ titel }) => titel),
  ...REGIOS.map(({ naam }) => naam),
  ...Object.values(KINDNAMEN),
  ...SPAARKAARTEN.flatMap(({ naam, verhaal, blobs }) => [naam, verhaal, ...blobs.map((blob) => blob.naam)]),
  ...TELWOORDEN,
];

export function hostTeksten(): string[] {
  // A Flemish text stands there only where it differs.
  const vanKind = [leerlingTeksten.nl, leerlingTeksten.be].flatMap((teksten) => HOST.flatMap((deel) => zinnenIn(teksten[deel])));
  const platen = [klassenplaatTeksten.nl, klassenplaatTeksten.be].flatMap(({ kind }) => zinnenIn(kind));
  const { gekleurd_one: een, gekleurd_other: meer } = klassenplaatTeksten.nl;
  const lezen = [leerlingLezenTeksten.nl.plank, leerlingLezenTeksten.nl.rijen].flatMap(({ titel, uitleg, leeg }) => [titel, uitleg, leeg]);
  const praat = Object.values(BLOBPRAAT).flatMap(({ samen, nl, be }) => [...samen, ...nl, ...be]);
  return [
    ...vanKind,
    ...platen,
    ...fragmenten(een),
    ...fragmenten(meer),
    ...lezen,
    ...praat,
    ...Object.values(MAATJEPRAAT).flat(),
    ...Object.values(briefjeTeksten.nl.vast),
    briefjeTeksten.nl.kaart.kop,
  ];
}

/** Name, three steps: what the explanation card of a categorie says besides its rule and its examples. */
export async function stapTeksten(): Promise<string[]> {
  const stappen: string[] = [];
  for (const map of categorieMappen()) stappen.push(...((await readCategorie(map))?.uitleg ?? []));
  return stappen;
}

/** The sentence without the marks around the word it was written for. */
const withoutHaken = (tekst: string): string => tekst.replaceAll(/[[\]]/g, '');

/** Sentences to practise, by the name of their file; those whose sign is chosen are never said. */
export function zinnenPerSoort(): ReadonlyMap<string, readonly string[]> {
  const perSoort = filesUnder(path.join(TAAL, 'zinnen'), '.tsv').map((file): [string, string[]] => [
    path.basename(file, '.tsv'),
    parseTsv(readFileSync(file, 'utf8')).flatMap(({ id, tekst }) =>
      id && tekst && !isTekenkeuze({ hoofd: id.replace(/-\d+$/, '') }) ? [withoutHaken(tekst)] : [],
    ),
  ]);
  return new Map(perSoort);
}

export const zinTeksten = (): string[] => [...zinnenPerSoort().values()].flat();

/** The words that sentences were written for: a child hears them by themselves too. */
export function doelWoorden(): string[] {
  const rijen = filesUnder(path.join(TAAL, 'zinnen'), '.tsv').flatMap((file) => parseTsv(readFileSync(file, 'utf8')));
  const woorden = rijen.flatMap(({ id, tekst = '' }) => (id ? [...tekst.matchAll(/\[([^\]]+)\]/g)].map(([, woord = '']) => woord) : []));
  return [...new Set(woorden)];
}

/** Lines of reading texts with their titles, questions and answers, and the loose sentences, as the product shows them, by level. */
export async function readTekstenPerNiveau(): Promise<ReadonlyMap<Leesniveau, readonly string[]>> {
  const perNiveau = new Map<Leesniveau, readonly string[]>();
  for (const niveau of Leesniveau.options)
    perNiveau.set(
      niveau,
      (await loadSpreekregels(niveau)).map(({ tekst }) => tekst),
    );
  return perNiveau;
}

export const readTeksten = async (): Promise<string[]> => [...new Set([...(await readTekstenPerNiveau()).values()].flat())];

/** Letters that are learned by their name, with the IPA of it. */
export const letternamen = (): ReadonlyMap<string, string> =>
  new Map(KLANKREGELS.flatMap(({ sleutel, tekst, ipa }) => (sleutel.startsWith('naam/') && ipa !== undefined ? [[tekst, ipa]] : [])));

/** What the program says itself. */
export const programmaTeksten = (): string[] => [
  ...new Set([...manifests.flatMap(gameTeksten), ...hostTeksten(), ...namen(), ...OPDRACHTREGELS.map(({ tekst }) => tekst)]),
];
