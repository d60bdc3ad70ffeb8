/** Texts a child can read by itself now, by the rule that opens them in taken: their letters, or their word level. What a leesmoment asks is not among them. */
import type { Regio } from '@spelrijk/domain/admin';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { findTekst, isVanTrede, LEESTREDEN, loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { readKaart, type LandkaartDeps } from '../landkaart/index.ts';
import { openLeerling } from '../leerlingen/index.ts';
import { listGelezen, type GelezenTekst } from '../leesbeurten/index.ts';
import { listAparteTeksten, listKlaargezetWat } from '../voorlezen/index.ts';

interface Plank {
  readonly id: string;
  readonly naam: string;
  readonly teksten: readonly Leestekst[];
}

/** Levels on the plank: the last one that opened, and those just below it (own value). */
const PLANKEN = 3;

interface Planken {
  readonly adminId: string;
  readonly planken: Plank[];
  readonly regio: Regio;
  /** By text, what was read of it. */
  readonly gelezen: ReadonlyMap<string, GelezenTekst>;
}

async function plankenVan(deps: LandkaartDeps, { actor, now }: Caller, leerlingId: string): Promise<Planken> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'pupilMap.read', now);
  const { plekken, regio } = await readKaart(deps, leerling, now);
  const open = LEESTREDEN.filter(({ id, domein }) => domein === 'teksten' && (plekken.get(id)?.status ?? 'mist') !== 'mist');
  const apart = await deps.database.readAdmin(leerling.adminId, (db) => listAparteTeksten(db, leerling.adminId, leerling.id, dagVan(now)));
  const planken = await Promise.all(
    open
      .slice(-PLANKEN)
      .toReversed()
      .map(async (trede) => {
        const teksten = trede.leesniveau === undefined ? [] : await loadTeksten(trede.leesniveau);
        const eigen = teksten.filter((tekst) => isVanTrede(tekst, trede) && (tekst.regio ?? regio) === regio && !apart.has(tekst.id));
        // What is set where the child lives comes first.
        const thuis = eigen.toSorted((x, y) => Number(y.land === regio) - Number(x.land === regio));
        return { id: trede.id, naam: kindnaam(trede.id), teksten: thuis };
      }),
  );
  const gelezen = await deps.database.readAdmin(leerling.adminId, (db) => listGelezen(db, leerling.adminId, leerling.id));
  return {
    adminId: leerling.adminId,
    planken: planken.filter(({ teksten }) => teksten.length > 0),
    regio,
    gelezen: new Map(gelezen.map((rij) => [rij.tekst, rij])),
  };
}

interface Plankboek {
  readonly id: string;
  readonly titel: string;
  readonly soort: Leestekst['soort'];
  readonly interesses: [...Leestekst['interesses']];
  readonly reeks?: { readonly naam: string; readonly deel: number };
  readonly woorden: number;
  readonly keer: number;
  readonly bezig: boolean;
}

const toBoek = ({ id, titel, soort, interesses, reeks, alineas }: Leestekst, gelezen: GelezenTekst | undefined): Plankboek => ({
  id,
  titel,
  soort,
  interesses: [...interesses],
  ...(reeks && { reeks }),
  woorden: alineas.flat().reduce((som, zin) => som + countWoorden(zin), 0),
  keer: gelezen?.keer ?? 0,
  bezig: (gelezen?.plek ?? 0) > 0,
});

interface Leesplank {
  readonly planken: { readonly id: string; readonly naam: string; readonly boeken: Plankboek[] }[];
  readonly verder: string[];
}

/** Own value: more is a list to choose from, and no longer what one was at. */
const MEESTE_VERDER = 3;

/** What was begun, and what comes after a part that was finished; `gelezen` has the latest first. */
function listVerder(teksten: readonly Leestekst[], gelezen: ReadonlyMap<string, GelezenTekst>): string[] {
  const verder = [...gelezen.values()].flatMap(({ tekst: id, plek, keer }) => {
    const tekst = teksten.find((ander) => ander.id === id);
    if (!tekst) return [];
    if (plek > 0) return [id];
    const { reeks } = tekst;
    if (!reeks || keer === 0) return [];
    const volgende = teksten.find((ander) => ander.reeks?.naam === reeks.naam && ander.reeks.deel === reeks.deel + 1);
    return volgende && !gelezen.has(volgende.id) ? [volgende.id] : [];
  });
  return [...new Set(verder)].slice(0, MEESTE_VERDER);
}

export async function readLeesplank(deps: LandkaartDeps, caller: Caller, leerlingId: string): Promise<Leesplank> {
  const { planken, gelezen } = await plankenVan(deps, caller, leerlingId);
  return {
    planken: planken.map(({ id, naam, teksten }) => ({ id, naam, boeken: teksten.map((tekst) => toBoek(tekst, gelezen.get(tekst.id))) })),
    verder: listVerder(
      planken.flatMap(({ teksten }) => teksten),
      gelezen,
    ),
  };
}

interface OpenTekst extends Omit<Planken, 'planken'> {
  readonly tekst: Leestekst;
  readonly adminId: string;
}

/** A text that a docent set ready for this leerling, of any level; not one that lies apart for a leesmoment. */
async function findKlaargezet({ database }: LandkaartDeps, adminId: string, leerlingId: string, tekstId: string, dag: string) {
  const [wat, apart] = await database.readAdmin(
    adminId,
    async (db) => [await listKlaargezetWat(db, adminId, leerlingId, dag), await listAparteTeksten(db, adminId, leerlingId, dag)] as const,
  );
  const tekst = apart.has(tekstId) ? undefined : await findTekst(tekstId);
  return tekst && wat.some((een) => een.wat === (een.soort === 'thema' ? tekst.thema : tekst.id)) ? tekst : undefined;
}

/** A text that this leerling can take from the plank now. */
export async function openTekst(deps: LandkaartDeps, caller: Caller, leerlingId: string, tekstId: string): Promise<OpenTekst> {
  const { planken, ...rest } = await plankenVan(deps, caller, leerlingId);
  const tekst =
    planken.flatMap(({ teksten }) => teksten).find(({ id }) => id === tekstId) ??
    (await findKlaargezet(deps, rest.adminId, leerlingId, tekstId, dagVan(caller.now)));
  if (!tekst) throw notFound('somvensters/niet-gevonden');
  return { ...rest, tekst };
}
