/** Words and sentences of a customer: an address at once, the sound when somebody first listens. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Audio } from '@spelrijk/domain/opgave';
import { master } from '@spelrijk/spraak/monsters';
import { writeWav } from '@spelrijk/spraak/wav';
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { sayWoorden, voorAdmin, type EigenSpraak, type EigenWoord, type SpraakDeps } from './eigen.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { readUitgesproken, type Uitgesproken } from './uitgesproken.ts';
import { toZeg, type Clip } from './uitspraak.ts';

/** Bits per second of an own sound: one and a half times what the words of the bank get. */
const BITS = 24_000;

export interface SpraakService {
  voorAdmin(adminId: string): EigenSpraak;
  create(caller: Caller, adminId: string, woorden: readonly EigenWoord[]): Promise<Gezegd>;
  read(caller: Caller, adminId: string, bestandsnaam: string): Promise<Klankbestand>;
  readUitgesproken(regio: Regio): Uitgesproken;
}

function demandOwnAdmin(actor: Actor, adminId: string, actie: Actie): void {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (scope !== 'all' && actor.adminId !== adminId) throw notFound('spraak/niet-gevonden');
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
