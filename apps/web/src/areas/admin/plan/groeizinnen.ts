/** What may be said about a closed test, sentence by sentence: the plan first, then each goal. The codes are the server's; here are only the words. Pure. */
import { ALLEEN_AANWIJZEN } from '@spelrijk/domain/categorie';
import { delenVan, eenheidVan, type Doel, type Uitslag } from './groei-delen.ts';
import type { TextOf } from '../../../shared/texts/catalogs.ts';

type Oordeel = NonNullable<Doel['oordeel']>;
type Groei = NonNullable<Doel['groei']>;

/** One heading with its sentences. */
interface Gezegd {
  readonly kop: string;
  readonly zinnen: readonly string[];
}

/** The words for growth, in the language of `list` and `t`. */
interface Groeiwoorden {
  readonly t: TextOf<['plangroei']>;
  readonly list: Intl.ListFormat;
}

interface Wie {
  readonly naam: string;
  readonly doel: string;
  readonly wat: string;
  readonly n: number;
}

function overGroei({ t }: Groeiwoorden, { woorden }: Groei, { zin, norm }: Oordeel, wie: Wie): string[] {
  const { voor: a, na: b, laag: lo, hoog: hi } = woorden;
  return [t(`oordelen.${zin}`, { ...wie, a, b, lo, hi }), ...(norm === null ? [] : [t(`norm.${norm}`)])];
}

/** How a goal went, where its growth is not told of it: the plan said it, or it is no growth since the start. */
function overDoel(woorden: Groeiwoorden, doel: Doel, naam: string, groeiVan: 'doel' | 'plan' | 'geen'): string[] {
  const { t } = woorden;
  const { geoefend, contrast, zinnen, onduidelijk = 0 } = doel;
  const fout = contrast.voorbeeld;
  const eenheid = eenheidVan([doel]);
  const wat = t(`wat.${eenheid}`);
  return [
    ...(doel.groei && doel.oordeel && groeiVan === 'doel'
      ? overGroei(woorden, doel.groei, doel.oordeel, { naam, doel: doel.naam, wat, n: doel.ankers })
      : []),
    ...((!doel.groei || groeiVan === 'geen') && doel.nieuw.aantal > 0
      ? [t('telling', { n: doel.nieuw.aantal, wat, naam, x: doel.nieuw.goed })]
      : []),
    ...(doel.zonderBegin ? [t('zonderBegin')] : []),
    ...(geoefend.aantal > 0 ? [t('geoefend', { n: geoefend.aantal, wat, naam, x: geoefend.eerst, y: geoefend.goed })] : []),
    ...(doel.alleenGeoefend ? [t('alleenGeoefend', { wat })] : []),
    ...(contrast.overgebruik && fout ? [t('overgebruik', { naam, woord: fout.woord, fout: fout.gegeven })] : []),
    ...(zinnen.aantal > 0 ? [t('zinnen', { x: zinnen.goed, n: zinnen.aantal })] : []),
    ...(onduidelijk > 0 ? [t(eenheid === 'zinnen' ? 'onleesbaar' : 'onduidelijk', { count: onduidelijk })] : []),
  ];
}

/** No test asked it, because none can. */
const isNietGemeten = ({ categorie, nieuw }: Pick<Doel, 'categorie' | 'nieuw'>): boolean =>
  ALLEEN_AANWIJZEN.has(categorie) && nieuw.aantal === 0;

/** `alleDoelen`: what the plan is about, also where not every goal is told of. */
export function groeizinnen(woorden: Groeiwoorden, uitslag: Uitslag, naam: string, alleDoelen = uitslag.doelen): readonly Gezegd[] {
  const { t, list } = woorden;
  const gemeten = uitslag.doelen.filter((doel) => !isNietGemeten(doel));
  // What the plan says of its growth, it says of the goals that it was told from.
  const zonder = new Set(uitslag.doelen.filter((doel) => isNietGemeten(doel) || doel.zonderBegin === true).map(({ naam: doel }) => doel));
  const alle = list.format(alleDoelen.map((doel) => doel.naam).filter((doel) => !zonder.has(doel)));
  const { plan, nameting } = uitslag;
  const samen = [
    // A nameting is compared with the final test: it says what stayed, and no growth since the start.
    ...(plan && nameting === null
      ? overGroei(woorden, plan.groei, plan.oordeel, {
          naam,
          doel: alle,
          wat: t(`wat.${eenheidVan(gemeten.filter((doel) => !doel.zonderBegin))}`),
          n: plan.n,
        })
      : []),
    ...(nameting === null ? [] : [t(`nameting.${nameting}`, { w: uitslag.weken })]),
  ];
  const delen = delenVan({ ...uitslag, doelen: gemeten })
    .map(({ plan: metPlan, doel }) => ({
      kop: doel?.naam ?? alle,
      zinnen: [
        ...(metPlan ? samen : []),
        ...(doel ? overDoel(woorden, doel, naam, nameting !== null ? 'geen' : metPlan ? 'plan' : 'doel') : []),
      ],
    }))
    .filter(({ zinnen }) => zinnen.length > 0);
  const niet = uitslag.doelen.filter(isNietGemeten).map((doel) => ({ kop: doel.naam, zinnen: [t('nietTeMeten', { naam })] }));
  return [...delen, ...niet];
}
