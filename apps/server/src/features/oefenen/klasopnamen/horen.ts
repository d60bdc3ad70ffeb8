/** What the children of a groep hear: its own recordings before every other voice, clip by clip. */
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Audio } from '@spelrijk/domain/opgave';
import { notFound } from '../../../platform/app-error.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { toBestand, type AudioIndex, type SpraakService } from '../spraak/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { inGroep } from './toegang.ts';

export interface HoorDeps {
  readonly audio: AudioIndex;
  /** Speaks words that were not rendered beforehand: of own lists. */
  readonly spraak?: Pick<SpraakService, 'voorAdmin'>;
}

/** What is heard at present, and what instead. */
type Stem = (audio: Audio) => Audio;

const zelfde: Stem = (audio) => audio;

/** Every address under which a word may stand in a plan: of either region, of a person or the computer, of an own list. */
function addressesOf({ audio, spraak }: HoorDeps, adminId: string, woord: string): readonly string[] {
  const indexen = [audio, ...(spraak ? [spraak.voorAdmin(adminId).audio] : [])];
  return indexen.flatMap((index) =>
    (['nl', 'be'] as const).flatMap((regio) => [true, false].flatMap((mens) => index.vanWoord(woord, { regio, mens }).woord ?? [])),
  );
}

/**
 * The voice of this leerling's own groep over what was planned. Asked each time a taak is shown, so that what was recorded or erased a minute ago holds. Behind the
 * bar stands what is heard where the recording is gone meanwhile. Nothing where the voice of the computer was set, and for who has no business with it.
 */
export async function readKlasstem(
  deps: HoorDeps,
  db: Db,
  actor: Pick<Actor, 'rol' | 'adminId'>,
  { adminId, id }: { readonly adminId: string; readonly id: string },
): Promise<Stem> {
  if (!may(actor.rol, 'classVoice.hear').allow || actor.adminId !== adminId) return zelfde;
  const hoorbaar = await store.findHoorbaar(db, adminId, id);
  if (!hoorbaar) return zelfde;
  const { groep, leerling } = hoorbaar.instellingen;
  const { spraaksoort } = resolveOefeninstelling(readAfwijking(groep), readAfwijking(leerling)).instelling;
  if (spraaksoort !== 'opgenomen') return zelfde;
  const eigen = new Map(
    hoorbaar.opnamen.flatMap((opname) =>
      addressesOf(deps, adminId, opname.woord).map((adres) => [adres, `${adminId}/${hoorbaar.groepId}/${opname.id}`] as const),
    ),
  );
  return (audio) => {
    const opname = audio.woord === undefined ? undefined : eigen.get(audio.woord);
    if (opname === undefined) return audio;
    // One voice for a word: the slow version would sound like somebody else.
    const { langzaam: _langzaam, ...rest } = audio;
    return { ...rest, woord: `${opname}|${audio.woord}` };
  };
}

/** From the database each time, kept nowhere else: what is erased is gone. */
export async function hearKlasopname(
  { database, opus }: { readonly database: Database; readonly opus: Opus },
  caller: Caller,
  { opnameId, bestand, ...plek }: store.GroepPlek & { readonly opnameId: string; readonly bestand: string },
): Promise<Klankbestand> {
  const ogg = await inGroep({ database }, caller, plek, 'classVoice.hear', (db) => store.findOgg(db, plek, opnameId));
  if (!ogg) throw notFound('klasopnamen/niet-gevonden');
  return toBestand(opus, bestand.split('.')[1], ogg);
}
