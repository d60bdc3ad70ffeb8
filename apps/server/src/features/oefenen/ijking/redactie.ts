/** For editors: the words nobody or everybody gets right, with the likely cause. */
import type { Redactiewoord } from '@spelrijk/contract/ijking';
import type { Regio } from '@spelrijk/domain/admin';
import { findRedactiepunten, type WoordTelling } from '@spelrijk/oefenen/redactie';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findStuk } from '../standen/index.ts';
import { may } from './policy.ts';
import { listTellingen, type Woordtelling } from './store.ts';

const MIN_ANTWOORDEN = 20;
/** A misspelling that few children wrote is nobody else's business: it could say who. */
const MIN_ZELFDE = 3;

const meesteFouten = (fouten: Readonly<Record<string, number>>): { tekst: string; keer: number }[] =>
  Object.entries(fouten)
    .filter(([, keer]) => keer >= MIN_ZELFDE)
    .map(([tekst, keer]) => ({ tekst, keer }))
    .sort((a, b) => b.keer - a.keer);

const toTelling = ({ woord, antwoorden, goed, verwacht, seconden, verwachteSeconden, fouten }: Woordtelling): WoordTelling => ({
  woord,
  antwoorden,
  goed,
  verwacht,
  zelfdeFout: Math.max(0, ...Object.values(fouten)),
  traagheid: verwachteSeconden > 0 ? seconden / verwachteSeconden : 1,
});

/** Points of attention out of the counts, the worst first. */
function redactiewoorden(tellingen: readonly Woordtelling[], regio: Regio): Redactiewoord[] {
  const opWoord = new Map(tellingen.map((telling) => [telling.woord, telling]));
  return findRedactiepunten(tellingen.map(toTelling)).map(({ woord: sleutel, oorzaak, deelGoed, deelVerwacht, antwoorden }) => {
    const stuk = findStuk(regio, sleutel);
    return {
      sleutel,
      woord: stuk?.woord.woord ?? sleutel,
      categorie: stuk?.hoofd ?? '',
      oorzaak,
      goed: Math.round(deelGoed * 100),
      verwacht: Math.round(deelVerwacht * 100),
      antwoorden,
      fouten: meesteFouten(opWoord.get(sleutel)?.fouten ?? {}),
    };
  });
}

export async function listRedactiewoorden(
  { database }: { readonly database: Pick<Database, 'own'> },
  { actor }: Caller,
  regio: Regio,
): Promise<{ woorden: Redactiewoord[] }> {
  demand(may(actor.rol, 'officeDashboard.read'), actor.bewijs);
  return { woorden: redactiewoorden(await listTellingen(database.own, regio, MIN_ANTWOORDEN), regio) };
}
