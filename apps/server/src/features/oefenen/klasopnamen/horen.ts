/** What the children of a groep hear: its own recordings before every other voice, clip by clip. */
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Regio } from '@spelrijk/domain/admin';
import type { Audio } from '@spelrijk/domain/opgave';
import { findWoord } from '@spelrijk/taal/bank';
import { notFound } from '../../../platform/app-error.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { toBestand, type AudioIndex, type Luistervraag, type SpraakService } from '../spraak/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import type { OpnameRij } from './store.ts';
import { inGroep } from './toegang.ts';

export interface HoorDeps {
  readonly audio: AudioIndex;
  /** Speaks words that were not rendered beforehand: of own lists. */
  readonly spraak?: Pick<SpraakService, 'voorAdmin'>;
}

/** What is heard at present, and what instead. */
type Stem = (audio: Audio) => Audio;

const zelfde: Stem = (audio) => audio;

const REGIOS = ['nl', 'be'] as const;

type Gezegd = Pick<OpnameRij, 'woord' | 'soort' | 'bij'>;

/** As planned: a sentence beside its word, or one that is written whole. */
const zinVan = (index: AudioIndex, { woord: zin, bij }: Gezegd, regio: Regio, mens: boolean): readonly (string | undefined)[] =>
  bij === null
    ? [index.vanTekst(zin, regio) ?? index.vanEigenZin?.(zin)]
    : [index.vanTekst(zin, regio), zinBij(index, zin, bij, { regio, mens })];

/** The sentence of the bank says it, or one that was typed. */
const zinBij = (index: AudioIndex, zin: string, woord: string, vraag: Luistervraag): string | undefined =>
  findWoord(woord)?.zin === zin ? index.vanWoord(woord, vraag).zin : index.vanEigenZin && index.vanWoord(woord, { ...vraag, zin }).zin;

/** Every address under which it may stand in a plan: of either region, of a person or the computer, of an own list. */
function addressesOf({ audio, spraak }: HoorDeps, adminId: string, gezegd: Gezegd): readonly string[] {
  const indexen = [audio, ...(spraak ? [spraak.voorAdmin(adminId).audio] : [])];
  const van = (index: AudioIndex, regio: Regio, mens: boolean): readonly (string | undefined)[] =>
    gezegd.soort === 'zin' ? zinVan(index, gezegd, regio, mens) : [index.vanWoord(gezegd.woord, { regio, mens }).woord];
  return indexen.flatMap((index) =>
    REGIOS.flatMap((regio) => [true, false].flatMap((mens) => van(index, regio, mens).flatMap((adres) => adres ?? []))),
  );
}

/** What is heard without a recording; `nieuw` becomes audible to this customer by its `register`. */
export const computerstem = (nieuw: AudioIndex, gezegd: Gezegd, regio: Regio): string | undefined =>
  gezegd.soort === 'woord'
    ? nieuw.vanWoord(gezegd.woord, { regio }).woord
    : zinVan(nieuw, gezegd, regio, true).find((adres) => adres !== undefined);

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
      addressesOf(deps, adminId, opname).map((adres) => [adres, `${adminId}/${hoorbaar.groepId}/${opname.id}`] as const),
    ),
  );
  return (audio) => {
    const over = (adres: string | undefined): string | undefined => {
      const opname = adres === undefined ? undefined : eigen.get(adres);
      return opname === undefined ? undefined : `${opname}|${adres}`;
    };
    const [woord, zin] = [over(audio.woord), over(audio.zin)];
    // One voice for a word: the slow version would sound like somebody else.
    const { langzaam, ...rest } = audio;
    return {
      ...rest,
      ...(woord !== undefined && { woord }),
      ...(woord === undefined && langzaam !== undefined && { langzaam }),
      ...(zin !== undefined && { zin }),
    };
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
