/** A theme of texts: the texts in order, and a last task of which each question needs three of them. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Leestekst } from '@spelrijk/taal/lezen';
import { leesniveauNaam, leesniveauVan, type Leesniveau } from '@spelrijk/domain/leesvormen';
import { eersteTeksten, chooseTeksten, loadTekstset, slotVan, THEMANAMEN, type Slotvraag, type Tekstset } from '@spelrijk/taal/tekstset';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { openLeerling } from '../../oefenen/leerlingen/index.ts';
import type { LandkaartDeps } from '../../oefenen/landkaart/index.ts';
import { toKort } from './groepjes.ts';
import * as store from './store.ts';

export async function listThemas(): Promise<Output<Api['listLeesopdrachten']>['themas']> {
  const sets = await Promise.all(THEMANAMEN.map(loadTekstset));
  return sets.flatMap((set) => (set ? [{ id: set.id, naam: set.naam, woorden: [...set.woorden], teksten: set.teksten.map(toKort) }] : []));
}

/** Those that lie nearest to what a leerling read then; what was set ready before there was a choice is the first two of each level. */
export const tekstenVoor = (set: Tekstset, leesniveau: Leesniveau | null): readonly Leestekst[] =>
  leesniveau === null ? eersteTeksten(set) : chooseTeksten(set, leesniveau);

/** The level that all of these texts are of; '' when they are of more than one. */
export function niveauVan(teksten: readonly string[]): string {
  const niveaus = new Set(teksten.map(leesniveauVan));
  const [een] = niveaus;
  return een !== undefined && niveaus.size === 1 ? leesniveauNaam(een) : '';
}

export interface ThemaPlek {
  readonly leerlingId: string;
  readonly opdrachtId: string;
}

interface Open {
  readonly adminId: string;
  readonly eigen: boolean;
  /** With the texts and the last questions of this leerling. */
  readonly set: Tekstset;
  readonly uit: readonly string[];
  readonly slot: Readonly<Record<string, boolean>>;
}

/** A theme that lies ready for this leerling today. */
async function openThema({ database }: LandkaartDeps, { actor, now }: Caller, { leerlingId, opdrachtId }: ThemaPlek): Promise<Open> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  const { adminId } = leerling;
  const rijen = await database.readAdmin(adminId, (db) => store.listKlaargezet(db, adminId, leerling.id, dagVan(now)));
  const rij = rijen.find(({ id, soort }) => id === opdrachtId && soort === 'thema');
  const set = rij && (await loadTekstset(rij.wat));
  const [bij] = rij?.leerlingen ?? [];
  if (!set || !bij) throw notFound('leesopdrachten/niet-gevonden');
  const teksten = tekstenVoor(set, bij.leesniveau);
  return { adminId, eigen: actor.id === leerling.id, set: { ...set, teksten, slot: slotVan(set, teksten) }, uit: bij.uit, slot: bij.slot };
}

const isOpen = ({ teksten }: Slotvraag, uit: readonly string[]): boolean => teksten.every((tekst) => uit.includes(tekst));

export async function readLeesthema(deps: LandkaartDeps, caller: Caller, plek: ThemaPlek): Promise<Output<Api['readLeesthema']>> {
  const { set, uit, slot } = await openThema(deps, caller, plek);
  return {
    naam: set.naam,
    woorden: [...set.woorden],
    teksten: set.teksten.map(({ id, titel }) => ({ id, titel, uit: uit.includes(id) })),
    vragen: set.slot.map((vraag) => ({
      id: vraag.id,
      vraag: vraag.vraag,
      keuzes: createRandom(seedFrom(`${plek.leerlingId} ${vraag.id}`)).shuffle([vraag.antwoord, ...vraag.fout]),
      teksten: [...vraag.teksten],
      open: isOpen(vraag, uit),
      gedaan: Object.hasOwn(slot, vraag.id),
    })),
  };
}

/** Judged here; only the first answer of the leerling itself is kept. */
export async function answerSlotvraag(
  deps: LandkaartDeps,
  caller: Caller,
  plek: ThemaPlek & { readonly vraagId: string },
  antwoord: string,
): Promise<{ goed: boolean }> {
  const { adminId, eigen, set, uit } = await openThema(deps, caller, plek);
  const vraag = set.slot.find(({ id }) => id === plek.vraagId);
  if (!vraag || !isOpen(vraag, uit)) throw notFound('leesopdrachten/niet-gevonden');
  const goed = antwoord === vraag.antwoord;
  if (eigen) await deps.database.forAdmin(adminId, (db) => store.saveSlot(db, adminId, plek, vraag.id, goed));
  return { goed };
}
