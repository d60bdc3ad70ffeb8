/** Reading in a verhuistoken: first who would come, then taking over, all or nothing. */
import { createHash } from 'node:crypto';
import type { Api } from '@spelrijk/contract/api';
import { uuidV7 } from '@spelrijk/base/id';
import { splitAchternaam } from '@spelrijk/domain/naam';
import type { Input, Output } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { hashTyped } from '../../../platform/auth/typed-code.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ActorContext } from '../../../platform/http/context.ts';
import { countTry } from '../../../platform/http/tries.ts';
import { addLeerlingen, figuurVan, hasGroep, lockPlaatsen, readPlaatsen, setVerhuisd } from '../../school/leerlingbeheer/index.ts';
import { lockAdmins } from '../verhuizingen/index.ts';
import { takeAlong } from './meenemen.ts';
import * as aankomst from './store-aankomst.ts';
import * as store from './store.ts';
import { enter, note, type Binnen, type VerhuistokenDeps } from './toegang.ts';

type Lezer = Pick<ActorContext, 'actor' | 'now' | 'adres'>;

interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

/** Wrong, expired, used, revoked, meant for another: one sentence. */
const werktNiet = (): AppError => notFound('verhuistokens/code-werkt-niet');

/** The id under which the receiver remembers a code. */
const herkomstId = (hash: string): string => uuidV7(0, createHash('sha256').update(`herkomst ${hash}`).digest());

/** Five wrong codes, then one in three minutes. */
const guard = <T>({ tries }: VerhuistokenDeps, lezer: Lezer, fn: () => Promise<T>): Promise<T> =>
  countTry({ tries, wrong: 'verhuistokens/code-werkt-niet' }, lezer, fn);

interface Gelezen {
  readonly token: store.TokenRij;
  readonly van: store.Partij;
  readonly wie: store.Wie;
}

/** Whether this code opens something for this customer; a code of the demo only inside the demo. */
const past = (token: store.TokenRij, van: store.Partij, naar: store.Partij, now: number): boolean =>
  token.status === 'open' &&
  token.tot.getTime() > now &&
  van.id !== naar.id &&
  van.demo === naar.demo &&
  (token.instellingsnummer === '' || token.instellingsnummer === naar.instellingsnummer);

/** Holds both customers, in one order for everybody: what another request did with this code is done by now. */
async function lockCode(db: Db, { partij: naar }: Binnen, hash: string): Promise<store.TokenRij> {
  const [eerst] = (await store.listTokens(db, { hash })).rijen;
  if (!eerst) throw werktNiet();
  await lockAdmins(db, [eerst.adminId, naar.id]);
  return eerst;
}

/** Holds the leerling too. */
async function openCode(db: Db, binnen: Binnen, hash: string, now: number): Promise<Gelezen> {
  const { partij: naar } = binnen;
  const eerst = await lockCode(db, binnen, hash);
  const wie = await store.lockLeerling(db, eerst.adminId, eerst.leerlingId);
  const [token] = (await store.listTokens(db, { hash })).rijen;
  const van = await store.findPartij(db, eerst.adminId);
  if (!token || !van || !wie || !past(token, van, naar, now)) throw werktNiet();
  if (naar.soort !== 'school' && token.basis !== 'toestemming') throw new AppError('conflict', 'verhuistokens/toestemming-nodig');
  return { token, van, wie };
}

async function demandGroep(db: Db, { adminId, groepId }: GroepPlek, { docentId }: Binnen): Promise<void> {
  if (!(await hasGroep(db, adminId, groepId, docentId))) throw notFound('groepen/niet-gevonden');
}

export function viewVerhuistoken(
  deps: VerhuistokenDeps,
  lezer: Lezer,
  plek: GroepPlek,
  code: string,
): Promise<Output<Api['viewVerhuistoken']>> {
  const { actor, now } = lezer;
  return guard(deps, lezer, () =>
    deps.database.transact(async (db) => {
      const binnen = await enter(db, actor, plek.adminId, 'moveToken.redeem');
      await demandGroep(db, plek, binnen);
      const { token, van, wie } = await openCode(db, binnen, hashTyped(code), now);
      const eckid = await aankomst.readEckid(db, van.id, wie.id);
      const komtMetBasis = await aankomst.hasBasis(db, van.id, wie.id);
      const { gebruikt = 0, totaal = null } = (await readPlaatsen(db, plek.adminId)) ?? {};
      await noteBoth(db, lezer, { token, naar: binnen.partij, van }, 'bekeken');
      return {
        roepnaam: wie.roepnaam,
        letter: [...splitAchternaam(wie.achternaam).achternaam][0] ?? '',
        groep: wie.groep,
        jaargroep: wie.jaargroep,
        van: van.naam,
        delen: [...token.delen],
        plaatsen: totaal === null ? null : Math.max(0, totaal - gebruikt),
        bestaande: (await aankomst.listBestaande(db, plek.adminId, plek.groepId, eckid))
          .filter(
            ({ antwoorden, heeftBasis }) => antwoorden === 0 || (isSamenTeVoegen(van, binnen.partij) && !(heeftBasis && komtMetBasis)),
          )
          .filter((ander) => ander.eckid === null || eckid === null || ander.eckid === eckid)
          .map(({ id, naam, eckid: ander, antwoorden }) => ({ id, naam, zelfde: eckid !== null && ander === eckid, antwoorden })),
      };
    }),
  );
}

interface Beide {
  readonly token: store.TokenRij;
  readonly van: store.Partij;
  readonly naar: store.Partij;
}

/** One line at each: who sent it reads which customer it was, who received it which person. */
async function noteBoth(db: Db, caller: Lezer, { token, van, naar }: Beide, wat: string, leerlingId?: string): Promise<void> {
  const { now } = caller;
  const actie = 'moveToken.redeem';
  await note(db, { adminId: van.id, leerlingId: token.leerlingId, actie, betreft: `${wat} door ${naar.naam}`, klant: naar.naam, now });
  const wie = leerlingId === undefined ? {} : { leerlingId };
  await note(db, {
    adminId: naar.id,
    ...wie,
    actie,
    betreft: `${wat}: van ${van.naam}, delen ${token.delen.join(', ')}`,
    caller,
    now,
  });
}

/** A place on a licence that runs; otherwise nothing is used up. */
async function demandPlek(db: Db, adminId: string, now: number): Promise<void> {
  await lockPlaatsen(db, adminId);
  const plaatsen = await readPlaatsen(db, adminId);
  if (!plaatsen) throw notFound();
  if (plaatsen.tot !== null && plaatsen.tot < dagVan(now)) throw new AppError('conflict', 'licentie/verlopen');
  if (plaatsen.totaal !== null && plaatsen.gebruikt >= plaatsen.totaal) throw new AppError('conflict', 'verhuistokens/geen-plaats');
}

type Aanname = Input<Api['acceptVerhuistoken']>['body'];

interface Nieuw extends GroepPlek {
  readonly leerlingId: string;
  readonly wachtwoord: string;
  readonly eckid: string | null;
  readonly now: number;
}

async function createNieuwe(db: Db, { roepnaam, voorvoegsel, achternaam, jaargroep }: store.Wie, nieuw: Nieuw): Promise<void> {
  const { adminId, groepId, leerlingId, wachtwoord, eckid, now } = nieuw;
  await demandPlek(db, adminId, now);
  if (eckid !== null && (await aankomst.listBestaande(db, adminId, groepId, eckid)).some((ander) => ander.eckid === eckid))
    throw new AppError('conflict', 'verhuistokens/eckid-bestaat');
  const leerling = { id: leerlingId, groepId, roepnaam, voorvoegsel, achternaam, jaargroep, figuur: figuurVan(leerlingId) };
  await addLeerlingen(db, { adminId, leerlingen: [leerling], wachtwoord, now });
}

/** Two rows of answers become one only where they are about the same learning line. */
const isSamenTeVoegen = (van: store.Partij, naar: store.Partij): boolean => van.regio === naar.regio;

/** Its name and groep stay as they are here. True when it practised. */
async function demandBestaande(
  db: Db,
  { adminId, groepId }: GroepPlek,
  leerlingId: string,
  eckid: string | null,
  { docentId, magSamen, komtMetBasis }: Binnen & { readonly magSamen: boolean; readonly komtMetBasis: boolean },
): Promise<boolean> {
  const wie = await store.lockLeerling(db, adminId, leerlingId, docentId);
  const bekend = (await aankomst.listBestaande(db, adminId, wie?.groepId ?? groepId, eckid)).find(({ id }) => id === leerlingId);
  if (!wie || !bekend) throw notFound('leerlingen/niet-gevonden');
  if (bekend.antwoorden > 0 && !magSamen) throw new AppError('conflict', 'verhuistokens/oefende-al');
  if (bekend.heeftBasis && komtMetBasis) throw new AppError('conflict', 'verhuistokens/samengevat');
  if (bekend.eckid !== null && eckid !== null && bekend.eckid !== eckid) throw new AppError('conflict', 'verhuistokens/eckid-anders');
  return bekend.antwoorden > 0;
}

/**
 * Who came with this code as this leerling before: a press that was sent twice, or sent again when its answer got lost. Looked for once more behind the lock: of
 * two at once the second one waits there. What is left at the sender may be erased by then.
 */
async function findEerder(db: Db, binnen: Binnen, hash: string, leerlingId: string): Promise<string | undefined> {
  const find = () => aankomst.findAangekomen(db, binnen.partij.id, herkomstId(hash), leerlingId);
  const eerder = await find();
  if (eerder !== undefined) return eerder;
  await lockCode(db, binnen, hash);
  return find();
}

/**
 * One winner: everything, the place on the licence and the end of the code, is one transaction. The leerling at the sender goes to the prullenbak, to be read and
 * not to be brought back. Sent again by the winner it changes nothing.
 */
export async function acceptVerhuistoken(
  deps: VerhuistokenDeps,
  lezer: Lezer,
  plek: GroepPlek,
  { code, leerlingId, bestaand }: Aanname,
): Promise<Output<Api['acceptVerhuistoken']>> {
  const { actor, now } = lezer;
  const wachtwoord = await deps.passwords.unknown();
  const hash = hashTyped(code);
  return guard(deps, lezer, () =>
    deps.database.transact(async (db) => {
      const binnen = await enter(db, actor, plek.adminId, 'moveToken.redeem');
      await demandGroep(db, plek, binnen);
      const eerder = await findEerder(db, binnen, hash, leerlingId);
      if (eerder !== undefined) return { leerlingId, roepnaam: eerder };
      const { token, van, wie } = await openCode(db, binnen, hash, now);
      const eckid = await aankomst.readEckid(db, van.id, wie.id);
      const magSamen = isSamenTeVoegen(van, binnen.partij);
      const komtMetBasis = await aankomst.hasBasis(db, van.id, wie.id);
      const oefende = bestaand && (await demandBestaande(db, plek, leerlingId, eckid, { ...binnen, magSamen, komtMetBasis }));
      if (!bestaand) await createNieuwe(db, wie, { ...plek, leerlingId, wachtwoord, eckid, now });
      if (eckid !== null) await aankomst.saveEckid(db, plek.adminId, leerlingId, eckid);
      if (!(await store.closeToken(db, token, { status: 'gebruikt', naar: binnen.partij.naam, now: new Date(now) }))) throw werktNiet();
      const naar = { ...plek, leerlingId };
      await takeOver(db, lezer, { token, van, naar: binnen.partij }, { ...naar, oefende });
      const { basis, basisOp, delen } = token;
      await aankomst.insertHerkomst(db, {
        ...naar,
        id: herkomstId(hash),
        van: van.naam,
        basis,
        basisOp,
        delen,
        door: actor.id,
        now: new Date(now),
      });
      await noteBoth(db, lezer, { token, van, naar: binnen.partij }, 'overgenomen', leerlingId);
      return { leerlingId, roepnaam: wie.roepnaam };
    }),
  );
}

async function takeOver(
  db: Db,
  { actor, now }: Lezer,
  { token, van, naar }: Beide,
  { oefende, ...bij }: GroepPlek & { readonly leerlingId: string; readonly oefende: boolean },
): Promise<void> {
  await takeAlong(db, {
    oefende,
    van: { adminId: van.id, leerlingId: token.leerlingId },
    naar: bij,
    overgang: { delen: token.delen, zelfdeRegio: van.regio === naar.regio },
    door: actor.id,
    herkomst: van.naam,
    now,
  });
  const { leerlingId } = token;
  const geeindigd = await setVerhuisd(db, van.id, leerlingId, naar.naam, now);
  // What stays at the sender says where its plan went on.
  if (geeindigd > 0)
    await note(db, {
      adminId: van.id,
      leerlingId,
      actie: 'moveToken.redeem',
      betreft: `plan geëindigd, verhuisd naar ${naar.naam}`,
      klant: naar.naam,
      now,
    });
}

/** Who holds the code says that this leerling does not belong here: the sender reads it. */
export function refuseVerhuistoken(deps: VerhuistokenDeps, lezer: Lezer, plek: GroepPlek, code: string): Promise<void> {
  const { actor, now } = lezer;
  return guard(deps, lezer, () =>
    deps.database.transact(async (db) => {
      const binnen = await enter(db, actor, plek.adminId, 'moveToken.redeem');
      await demandGroep(db, plek, binnen);
      const hash = hashTyped(code);
      await lockCode(db, binnen, hash);
      const [eerder] = (await store.listTokens(db, { hash })).rijen;
      // Pressed twice: it is refused, by them.
      if (eerder?.status === 'geweigerd' && eerder.naar === binnen.partij.naam) return;
      const { token, van } = await openCode(db, binnen, hash, now);
      await store.closeToken(db, token, { status: 'geweigerd', naar: binnen.partij.naam, now: new Date(now) });
      await noteBoth(db, lezer, { token, van, naar: binnen.partij }, 'geweigerd');
    }),
  );
}
