/** For editors: the words nobody or everybody gets right, with the likely cause. */
import type { Redactiewoord } from '@spelrijk/contract/ijking';
import type { Regio } from '@spelrijk/domain/admin';
import { findRedactiepunten, MIN_ANTWOORDEN, type Redactiepunt, type WoordTelling } from '@spelrijk/oefenen/redactie';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findStuk } from '../standen/index.ts';
import { may } from './policy.ts';
import { findUitslag, listTellingen, type Woordtelling, type Woorduitslag } from './store.ts';

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

type Punt = Omit<Redactiepunt, 'oorzaak'> & Pick<Redactiewoord, 'oorzaak'>;

/** Words that the latest night found elsewhere, or on the move, and that the counts do not name already. */
function listVerplaatst(
  opWoord: ReadonlyMap<string, Woordtelling>,
  gehad: ReadonlySet<string>,
  { drift, verschoven }: Pick<Woorduitslag, 'drift' | 'verschoven'>,
): Punt[] {
  const oorzaken = new Map<string, Redactiewoord['oorzaak']>(verschoven.map(({ woord }) => [woord, 'verschoven']));
  for (const { woord } of drift) oorzaken.set(woord, 'verschuift');
  return [...oorzaken].flatMap(([woord, oorzaak]): Punt[] => {
    const telling = gehad.has(woord) ? undefined : opWoord.get(woord);
    if (!telling) return [];
    const { antwoorden, goed, verwacht } = telling;
    return [{ woord, oorzaak, antwoorden, deelGoed: goed / antwoorden, deelVerwacht: verwacht / antwoorden }];
  });
}

/** Points of attention out of the counts, the worst first. */
function redactiewoorden(tellingen: readonly Woordtelling[], regio: Regio, uitslag: Woorduitslag | undefined): Redactiewoord[] {
  const opWoord = new Map(tellingen.map((telling) => [telling.woord, telling]));
  const punten = findRedactiepunten(tellingen.map(toTelling));
  const elders = uitslag ? listVerplaatst(opWoord, new Set(punten.map(({ woord }) => woord)), uitslag) : [];
  return [...punten, ...elders].map(({ woord: sleutel, oorzaak, deelGoed, deelVerwacht, antwoorden }) => {
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
): Promise<{ vanaf: number; woorden: Redactiewoord[] }> {
  demand(may(actor.rol, 'officeDashboard.read'), actor.bewijs);
  const laatste = await findUitslag(database.own, regio);
  const tellingen = await listTellingen(database.own, regio, MIN_ANTWOORDEN);
  return { vanaf: MIN_ANTWOORDEN, woorden: redactiewoorden(tellingen, regio, laatste?.uitslag) };
}
