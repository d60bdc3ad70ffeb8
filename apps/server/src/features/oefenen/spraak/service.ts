/** Words and sentences of a customer: an address at once, the sound when somebody first listens. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Audio } from '@spelrijk/domain/opgave';
import { master } from '@spelrijk/spraak/monsters';
import { findWoord } from '@spelrijk/taal/bank';
import { writeWav } from '@spelrijk/spraak/wav';
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Klankmap } from '../../../platform/geluid/klankmap.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Synthesiser } from '../../../platform/geluid/synthesiser.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { AudioBestand, AudioIndex } from './audio.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { clipsOf, toZeg, type Clip } from './uitspraak.ts';

/** Sounds an admin can have, and make in a day. A school of 25 classes with twenty own words a week makes some 60,000 a year at worst. */
export const QUOTUM = { totaal: 100_000, perDag: 6000 } as const;
const DAG_MS = 86_400_000;
/** Bits per second of an own sound: one and a half times what the words of the bank get. */
const BITS = 24_000;

interface EigenWoord {
  readonly woord: string;
  readonly zin?: string | undefined;
}

export interface SpraakDeps {
  readonly database: Database;
  readonly synthesiser: Synthesiser;
  readonly opus: Opus;
  readonly klankmap: Klankmap;
  readonly bestand: AudioBestand;
  readonly audio: AudioIndex;
}

/** Speech for one admin while something is planned: also of words that nobody rendered. */
export interface EigenSpraak {
  /** As the product's own index, with addresses for words it does not have. */
  readonly audio: AudioIndex;
  /** Makes the words that were asked for audible to this admin; without room for them they stay silent, and the plan stands. */
  register(db: Db, now: number): Promise<void>;
}

interface Uitgesproken {
  readonly teksten: Adressen;
  readonly klanken: Adressen;
  readonly regels: Adressen;
}

export interface SpraakService {
  voorAdmin(adminId: string): EigenSpraak;
  create(caller: Caller, adminId: string, woorden: readonly EigenWoord[]): Promise<Gezegd>;
  read(caller: Caller, adminId: string, bestandsnaam: string): Promise<Klankbestand>;
  readUitgesproken(regio: Regio): Uitgesproken;
}

/** Letters that stand for no sound of their own are called by their name. */
const ZONDER_KLANK = ['c', 'q', 'y'];

/** How the browser finds an own sound: the admin and the content address. */
const adresVan = (adminId: string, { adres }: Clip): string => `${adminId}/${adres}`;

function demandOwnAdmin(actor: Actor, adminId: string, actie: Actie): void {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (scope !== 'all' && actor.adminId !== adminId) throw notFound('spraak/niet-gevonden');
}

/** A word of the bank with its own sentence needs nothing new; else its clips, or null when there is nothing to say. */
const newClips = ({ bestand }: SpraakDeps, { woord, zin }: EigenWoord): readonly Clip[] | null => clipsOf(woord, zin, bestand.uitspraak);

function toAudio(deps: SpraakDeps, adminId: string, eigen: EigenWoord): { readonly audio: Audio; readonly clips: readonly Clip[] } {
  const bekend = deps.audio.vanWoord(eigen.woord);
  const inBank = bekend.woord !== undefined;
  const zelfdeZin = eigen.zin === undefined || findWoord(eigen.woord)?.zin === eigen.zin;
  if (inBank && zelfdeZin) return { audio: bekend, clips: [] };
  const clips = (deps.synthesiser.aanwezig ? newClips(deps, eigen) : null) ?? [];
  const nodig = clips.filter(({ soort }) => !inBank || soort === 'zin');
  const { zin: _vervangen, ...los } = bekend;
  return { audio: { ...los, ...Object.fromEntries(nodig.map((clip) => [clip.soort, adresVan(adminId, clip)])) }, clips: nodig };
}

async function registerClips(db: Db, adminId: string, clips: readonly Clip[], now: number): Promise<void> {
  const uniek = [...new Map(clips.map((clip) => [clip.adres, clip])).values()];
  const adressen = uniek.map(({ adres }) => adres);
  const bekend = await store.listBekend(db, adminId, adressen);
  const nieuw = uniek.filter(({ adres }) => !bekend.has(adres));
  if (nieuw.length === 0) return;
  const { totaal, vandaag } = await store.readVerbruik(db, adminId, new Date(now - DAG_MS));
  if (totaal + nieuw.length > QUOTUM.totaal) throw new AppError('conflict', 'spraak/vol');
  if (vandaag + nieuw.length > QUOTUM.perDag) throw new AppError('too-many', 'spraak/genoeg-vandaag', { retryAfter: 3600 });
  await store.insertClips(db, adminId, nieuw, new Date(now));
}

/**
 * Addresses for own words, inside the transaction of whoever stores them: a word list and its speech exist together. Words of
 * the bank get the sound they have. Nothing is rendered yet.
 */
async function sayWoorden(deps: SpraakDeps, db: Db, adminId: string, woorden: readonly EigenWoord[], now: number): Promise<Audio[]> {
  const gezegd = woorden.map((eigen) => toAudio(deps, adminId, eigen));
  const clips = gezegd.flatMap((woord) => woord.clips);
  await registerClips(db, adminId, clips, now);
  return gezegd.map(({ audio: adressen }) => adressen);
}

/** A sentence that nobody rendered: of a docent, not of the bank. */
const isEigenZin = ({ audio }: SpraakDeps, woord: string, zin: string): boolean =>
  findWoord(woord)?.zin !== zin && audio.vanTekst(zin) === undefined;

function voorAdmin(deps: SpraakDeps, adminId: string): EigenSpraak {
  const { audio, bestand, synthesiser } = deps;
  const gevraagd: Clip[] = [];
  const vanWoord: AudioIndex['vanWoord'] = (woord, vraag) => {
    const bekend = audio.vanWoord(woord, vraag);
    const zin = vraag?.zin !== undefined && isEigenZin(deps, woord, vraag.zin) ? vraag.zin : undefined;
    const isGezegd = bekend.woord !== undefined || Object.hasOwn(bestand.woorden, woord);
    if (!synthesiser.aanwezig || (isGezegd && zin === undefined)) return bekend;
    const clips = (newClips(deps, { woord, zin }) ?? []).filter(({ soort }) => !isGezegd || soort === 'zin');
    gevraagd.push(...clips);
    return { ...bekend, ...Object.fromEntries(clips.map((clip) => [clip.soort, adresVan(adminId, clip)])) };
  };
  const leaveSilent = (error: unknown): void => {
    if (!(error instanceof AppError)) throw error;
  };
  return { audio: { ...audio, vanWoord }, register: (db, now) => registerClips(db, adminId, gevraagd, now).catch(leaveSilent) };
}

async function render({ synthesiser, opus }: SpraakDeps, clip: Clip): Promise<Uint8Array> {
  const [geluid] = await synthesiser.speak([toZeg(clip)]);
  if (!geluid) throw new AppError('unavailable', 'spraak/mislukt', { retryAfter: 30 });
  return opus.encode({ hertz: geluid.hertz, monsters: master(geluid.monsters, geluid.hertz) }, BITS);
}

interface Gezegd {
  /** True where own words can be spoken. */
  readonly stem: boolean;
  readonly woorden: { woord: string; audio: Audio }[];
}

async function createSpraak(deps: SpraakDeps, { actor, now }: Caller, adminId: string, woorden: readonly EigenWoord[]): Promise<Gezegd> {
  demandOwnAdmin(actor, adminId, 'speech.create');
  const adressen = await deps.database.forAdmin(adminId, (db) => sayWoorden(deps, db, adminId, woorden, now));
  return { stem: deps.synthesiser.aanwezig, woorden: woorden.map(({ woord }, i) => ({ woord, audio: adressen[i] ?? {} })) };
}

/** The sound at an address of this admin. Made when nobody listened before. */
async function readEigenKlank(deps: SpraakDeps, { actor }: Caller, adminId: string, bestandsnaam: string): Promise<Klankbestand> {
  demandOwnAdmin(actor, adminId, 'speech.read');
  const [adres = '', soort] = bestandsnaam.split('.');
  const clip = await deps.database.forAdmin(adminId, (db) => store.findClip(db, adminId, adres));
  if (!clip) throw notFound('spraak/niet-gevonden');
  return toBestand(deps.opus, soort, await deps.klankmap.get(adres, () => render(deps, clip)));
}

type Adressen = Record<string, string>;

const addressesOf = (sleutels: readonly string[], van: (sleutel: string) => string | undefined): Adressen =>
  Object.fromEntries(
    sleutels.flatMap((sleutel) => {
      const adres = van(sleutel);
      return adres === undefined ? [] : [[sleutel, adres]];
    }),
  );

/** What the program itself says. */
function readUitgesproken({ bestand, audio }: SpraakDeps, regio: Regio): Uitgesproken {
  return {
    teksten: addressesOf(Object.keys(bestand.programma), (tekst) => audio.vanTekst(tekst, regio)),
    klanken: {
      ...addressesOf(ZONDER_KLANK, (letter) => audio.vanTekst(letter, regio)),
      ...addressesOf(Object.keys(bestand.klanken), (grafeem) => audio.vanKlank(grafeem, regio)),
    },
    regels: addressesOf(Object.keys(bestand.regels), (categorie) => audio.vanRegel(categorie, regio)),
  };
}

export const createSpraakService = (deps: SpraakDeps): SpraakService => ({
  voorAdmin: (adminId) => voorAdmin(deps, adminId),
  create: (caller, adminId, woorden) => createSpraak(deps, caller, adminId, woorden),
  read: (caller, adminId, bestandsnaam) => readEigenKlank(deps, caller, adminId, bestandsnaam),
  readUitgesproken: (regio) => readUitgesproken(deps, regio),
});

/** As Ogg, or decoded for browsers that cannot read that. */
export async function toBestand(opus: Opus, soort: string | undefined, ogg: Uint8Array): Promise<Klankbestand> {
  if (soort === 'ogg') return { type: 'audio/ogg', bytes: ogg };
  return { type: 'audio/wav', bytes: writeWav(await opus.decode(ogg)) };
}
