/** Addresses for words and sentences of a customer, and how many it may have. */
import type { Audio } from '@spelrijk/domain/opgave';
import { findWoord } from '@spelrijk/taal/bank';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Klankmap } from '../../../platform/geluid/klankmap.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Stemmen } from '../../../platform/geluid/stemmen.ts';
import type { Synthesiser } from '../../../platform/geluid/synthesiser.ts';
import type { AudioBestand, AudioIndex } from './audio.ts';
import * as store from './store.ts';
import { clipsOf, isTeZeggen, zinClip, type Clip } from './uitspraak.ts';

/** Sounds an admin can have, and make in a day. A school of 25 classes with twenty own words a week makes some 60,000 a year at worst. */
export const QUOTUM = { totaal: 100_000, perDag: 6000 } as const;
const DAG_MS = 86_400_000;

export interface EigenWoord {
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
  readonly stemmen: Pick<Stemmen, 'has'>;
}

/** Speech for one admin while something is planned: also of words that nobody rendered. */
export interface EigenSpraak {
  /** As the product's own index, with addresses for words it does not have. */
  readonly audio: AudioIndex;
  /** Makes the words that were asked for audible to this admin; without room for them they stay silent, and the plan stands. */
  register(db: Db, now: number): Promise<void>;
}

/** How the browser finds an own sound: the admin and the content address. */
const adresVan = (adminId: string, { adres }: Clip): string => `${adminId}/${adres}`;

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
export async function sayWoorden(deps: SpraakDeps, db: Db, adminId: string, woorden: readonly EigenWoord[], now: number): Promise<Audio[]> {
  const gezegd = woorden.map((eigen) => toAudio(deps, adminId, eigen));
  const clips = gezegd.flatMap((woord) => woord.clips);
  await registerClips(db, adminId, clips, now);
  return gezegd.map(({ audio: adressen }) => adressen);
}

/** A sentence that nobody rendered: of a docent, not of the bank. */
const isEigenZin = ({ audio }: SpraakDeps, woord: string, zin: string): boolean =>
  findWoord(woord)?.zin !== zin && audio.vanTekst(zin) === undefined;

export function voorAdmin(deps: SpraakDeps, adminId: string): EigenSpraak {
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
  const isHoorbaar: AudioIndex['isHoorbaar'] = (woord, regio) =>
    audio.isHoorbaar(woord, regio) || (synthesiser.aanwezig && !Object.hasOwn(bestand.woorden, woord) && isTeZeggen(woord));
  const vanEigenZin = (zin: string): string | undefined => {
    const clip = synthesiser.aanwezig ? zinClip(zin, bestand.uitspraak) : null;
    if (!clip) return undefined;
    gevraagd.push(clip);
    return adresVan(adminId, clip);
  };
  const leaveSilent = (error: unknown): void => {
    if (!(error instanceof AppError)) throw error;
  };
  return {
    audio: { ...audio, vanWoord, isHoorbaar, vanEigenZin },
    register: (db, now) => registerClips(db, adminId, gevraagd, now).catch(leaveSilent),
  };
}
