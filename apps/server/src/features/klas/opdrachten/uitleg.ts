/** A rule for the board: in steps, with words that went wrong in this groep. Nobody is named. */
import { seedFrom } from '@spelrijk/base/random';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Bordwoord } from '@spelrijk/contract/opdrachten';
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { splitZin } from '@spelrijk/taal/gatzin';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { dicteeOpgaven } from '../../oefenen/dicteetaken/index.ts';
import { loadVerzwegen, type Verzwegen } from '../../oefenen/planwoorden/index.ts';
import { findStuk, leerlijnVan } from '../../oefenen/standen/index.ts';
import type { Misgegaan } from '../voortgang/index.ts';
import { change, type GroepPlek, type OpdrachtDeps } from './groep.ts';
import { loadWoordvraag } from './kiezen.ts';
import { chooseWoorden } from './woorden.ts';

const BORD = 10;

interface Bordvraag {
  readonly adminId: string;
  readonly regio: Regio;
  readonly categorie: string;
  readonly woorden: readonly Lijstwoord[];
  readonly fouten: readonly Misgegaan[];
  readonly verzwegen: Verzwegen;
  readonly now: number;
}

function toBord({ spraak }: OpdrachtDeps, { adminId, regio, categorie, woorden, fouten, now }: Bordvraag): Bordwoord[] {
  const { audio } = spraak.voorAdmin(adminId);
  const opgaven = dicteeOpgaven(woorden, { regio, leerlijn: leerlijnVan(regio), audio, now }, seedFrom(categorie));
  return opgaven.map(({ woord, audio: geluid }) => {
    const punt = woord.knelpunten.find((ander) => ander.categorie === categorie);
    const fout = fouten.find((ander) => ander.woord === woord.woord);
    return {
      woord: woord.woord,
      klankgroepen: [...woord.klankgroepen],
      // In a sentence the same rule has many places: the one that went wrong is shown.
      knelpunt: fout?.doel ?? (punt ? { start: punt.start, end: punt.end } : null),
      fout: fout ? { gegeven: fout.gegeven, getypt: fout.getypt } : null,
      audio: geluid,
    };
  });
}

const VOORBEELDEN = 6;

/** What stands on the board of such a rule: a sentence, which piece of it is asked, and where that is. */
interface Zinplek {
  readonly tekst: string;
  readonly gevraagd: string;
  readonly plek: { readonly start: number; readonly end: number };
}

/** One with a gap or with a sign to choose, or that of what is written short. */
function zinplekVan(stuk: ReturnType<typeof findStuk>, categorie: string): Zinplek | undefined {
  const { zin, doel, woord } = stuk ?? {};
  const plek = doel ?? woord?.knelpunten.find((punt) => punt.categorie === categorie);
  if (zin) return plek && { tekst: zin.tekst, gevraagd: doel?.woord ?? zin.tekst, plek: { start: plek.start, end: plek.end } };
  const { vorm, woord: kort = '', zin: tekst = '' } = woord ?? {};
  const delen = vorm === 'kort' ? splitZin(tekst, kort) : undefined;
  return delen && { tekst, gevraagd: kort, plek: { start: delen.voor.length, end: delen.voor.length + kort.length } };
}

/** Of a rule that cannot be dictated: how the groep wrote it, and sentences in which the word, or the sign, is marked. */
function zonderRijen({ spraak }: OpdrachtDeps, { adminId, regio, categorie, fouten, verzwegen }: Bordvraag): Bordwoord[] {
  const { audio } = spraak.voorAdmin(adminId);
  const eigen = new Map(fouten.map(({ woord, gegeven, doel, getypt }) => [woord, { gegeven, doel, getypt }]));
  const mis = [...eigen].map(([woord, { gegeven, doel, getypt }]) => ({
    woord,
    klankgroepen: [woord],
    knelpunt: doel,
    fout: { gegeven, getypt },
    audio: {},
  }));
  const sleutels = (leerlijnVan(regio).categorieen.get(categorie)?.woorden ?? []).map(({ info }) => info.woord);
  const goed = sleutels.flatMap((sleutel): Bordwoord[] => {
    const met = zinplekVan(findStuk(regio, sleutel), categorie);
    if (!met || eigen.has(met.gevraagd) || verzwegen.sleutels.has(sleutel)) return [];
    const { tekst, plek } = met;
    const geluid = audio.vanTekst(tekst, regio);
    return [
      {
        woord: tekst,
        klankgroepen: [tekst],
        knelpunt: plek,
        fout: null,
        audio: geluid === undefined ? {} : { woord: geluid },
      },
    ];
  });
  return [...mis.slice(0, BORD - VOORBEELDEN), ...goed.slice(0, VOORBEELDEN)];
}

export const readUitleg = (
  deps: OpdrachtDeps,
  { actor, now }: Caller,
  { categorie, ...plek }: GroepPlek & { readonly categorie: string },
  leerlingen: string,
): Promise<Output<Api['readUitleg']>> =>
  change(deps, actor, plek, async (db, groep) => {
    const info = getCategorie(categorie);
    if (!info) throw notFound('categorieen/niet-gevonden');
    const gevraagd = new Set(leerlingen.split(','));
    const deel = groep.leerlingen.filter((id) => gevraagd.has(id));
    const ids = deel.length > 0 ? deel : groep.leerlingen;
    const { regio } = groep;
    const kort = await loadWoordvraag(db, { adminId: plek.adminId, regio, categorie, leerlingIds: ids }, now);
    // The whole groep sees the board: what is asked again of anybody in it is not on it.
    const verzwegen = await loadVerzwegen(db, regio, { adminId: plek.adminId, leerlingIds: groep.leerlingen }, now);
    const fouten = kort.fouten.filter(({ woord }) => !verzwegen.isApart(woord));
    const { woorden } = chooseWoorden({ ...kort, fouten, verzwegen });
    const bord = woorden.slice(0, BORD).map(({ woord }) => woord);
    const { audio } = deps.spraak.voorAdmin(plek.adminId);
    const vraag = { adminId: plek.adminId, regio: groep.regio, categorie, woorden: bord, fouten, verzwegen, now };
    return {
      naam: kindnaam(categorie),
      regel: info.regel,
      stappen: [...info.uitleg],
      geluid: {
        regel: audio.vanRegel(categorie, groep.regio) ?? null,
        stappen: info.uitleg.map((stap) => audio.vanTekst(stap, groep.regio) ?? null),
      },
      woorden: bord.length > 0 ? toBord(deps, vraag) : zonderRijen(deps, vraag),
    };
  });
