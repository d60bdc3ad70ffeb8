/** A leerling's progress: what it can (a range, never a bare number), what goes wrong and which rule that breaks, and its effort. */
import type { CategorieVoortgang, Misspelling } from '@spelrijk/contract/voortgang';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import type { Regio } from '@spelrijk/domain/admin';
import { notFound } from '../../platform/app-error.ts';
import { lookInto } from '../../platform/audit.ts';
import { demand } from '../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { aandachtNu } from '../groepen/index.ts';
import { categorieenOpVolgorde } from '../standen/index.ts';
import { alsWoord, gameTitel, metUitleg } from '../taken/index.ts';
import { labelNaam } from './labels.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

type Voortgang = Output<Api['readVoortgang']>;

export interface Adres {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

const MINUUT_MS = 60_000;
const FOUTEN = 60;
const GOKJES_DAGEN = 28;
const NOOIT: Pick<store.CategorieRij, 'status' | 'sinds' | 'laatste' | 'antwoorden' | 'laag' | 'hoog' | 'zeker' | 'verloop'> = {
  status: 'op-slot',
  sinds: null,
  laatste: null,
  antwoorden: 0,
  laag: 0,
  hoog: 100,
  zeker: false,
  verloop: [],
};

function toCategorieen(rijen: readonly store.CategorieRij[], regio: Regio): CategorieVoortgang[] {
  const opId = new Map(rijen.map((rij) => [rij.categorie, rij]));
  return categorieenOpVolgorde(regio).map(({ id, naam, blok }) => {
    const { status, sinds, laatste, antwoorden, laag, hoog, zeker, verloop } = opId.get(id) ?? NOOIT;
    return {
      id,
      naam,
      blok,
      status,
      sinds: sinds?.toISOString() ?? null,
      bereik: { laag, hoog, zeker },
      antwoorden,
      laatst: laatste?.toISOString() ?? null,
      verloop: [...verloop],
    };
  });
}

/** The first deviation is the one to repair first; without any (unreadable), the whole word is shown. */
function toMisspelling({ woord, gegeven, op, game, diagnose, opgave }: store.FoutRij, regio: Regio): Misspelling {
  const eerste = diagnose.afwijkingen[0];
  const label = eerste?.label ?? 'woord-onherkenbaar';
  const geschreven = alsWoord(opgave, gegeven);
  return {
    woord,
    gegeven: geschreven,
    op: op.toISOString(),
    game,
    label,
    labelNaam: labelNaam(label),
    doel: eerste?.doel ?? { start: 0, end: woord.length },
    getypt: eerste?.getypt ?? { start: 0, end: geschreven.length },
    uitleg: metUitleg(opgave, gegeven, diagnose, regio).uitleg,
  };
}

const code = 'leerlingen/niet-gevonden';

export type VoortgangService = ReturnType<typeof createVoortgangService>;

export function createVoortgangService({ database }: { readonly database: Database }) {
  return {
    async read(actor: Actor, { adminId, groepId, leerlingId }: Adres, now: number): Promise<Voortgang> {
      const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
      const { scope } = grant;
      if (scope === 'own' && actor.id !== leerlingId) throw notFound(code);
      const look = { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code };
      return lookInto(database, actor, grant, look, async (db) => {
        const kop = await store.findKop(db, adminId, groepId, leerlingId, scope === 'group' ? actor.id : null);
        if (!kop) throw notFound(code);
        const { id, roepnaam, achternaam, jaargroep, figuur, munten, groepNaam, laatste, aandacht, regio } = kop;
        const dagen = await store.listDagen(db, adminId, leerlingId);
        const sinds = addDays(dagVan(now), -GOKJES_DAGEN);
        return {
          leerling: { id, roepnaam, achternaam, jaargroep, figuur, munten },
          groep: { id: groepId, naam: groepNaam },
          aandacht: aandachtNu(aandacht, laatste, now),
          categorieen: toCategorieen(await store.listCategorieen(db, adminId, leerlingId), regio),
          fouten: (await store.listFouten(db, adminId, leerlingId, FOUTEN)).map((rij) => toMisspelling(rij, regio)),
          regels: (await store.listRegels(db, adminId, leerlingId)).map(({ label, keer }) => ({ label, naam: labelNaam(label), keer })),
          dagen: dagen.map(({ dag, ms, antwoorden, goed }) => ({ dag, minuten: Math.round(ms / MINUUT_MS), antwoorden, goed })),
          games: (await store.listGames(db, adminId, leerlingId)).map(({ game, taken, ms }) => ({
            slug: game,
            titel: gameTitel(game),
            taken,
            minuten: Math.round(ms / MINUUT_MS),
          })),
          gokjes: dagen.filter(({ dag }) => dag >= sinds).reduce((som, dag) => som + dag.gokjes, 0),
        };
      });
    },
  };
}
