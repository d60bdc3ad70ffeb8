import type { Licentie, Licentietermen, Licentieverzoek, Licentiewijziging } from '@spelrijk/contract/licenties';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useTexts } from '../texts/use-texts.ts';

export interface LicentieWords {
  /** `31 juli 2027` from a school day. */
  readonly day: (dag: string) => string;
  /** `19 nov 2026` from a moment. */
  readonly on: (moment: string) => string;
  /** What was asked for, one line each. */
  readonly asked: (verzoek: Pick<Licentieverzoek, 'tot' | 'plaatsen'>) => readonly string[];
  /** What there is now, one line each. */
  readonly now: (licentie: Pick<Licentie, 'tot' | 'plaatsen' | 'gebruikt'>) => readonly string[];
  /** What changed, one line each. */
  readonly changed: (wijziging: Pick<Licentiewijziging, 'voor' | 'na'>) => readonly string[];
}

/** The parts of a licence in the words of the reader. */
export function useLicentieWords(): LicentieWords {
  const { t, i18n } = useTexts(licentieTeksten);
  const long = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'long' });
  const medium = new Intl.DateTimeFormat(i18n.language, { timeZone: SCHOOL_TIJDZONE, dateStyle: 'medium' });
  const day = (dag: string): string => long.format(new Date(`${dag}T12:00:00Z`));
  const words = {
    van: ({ van }: Licentietermen) => (van === null ? t('geschiedenis.meteen') : day(van)),
    tot: ({ tot }: Licentietermen) => (tot === null ? t('geschiedenis.geenEinde') : day(tot)),
    plaatsen: ({ plaatsen }: Licentietermen) => (plaatsen === null ? t('geschiedenis.onbeperkt') : String(plaatsen)),
    pakketten: ({ pakketten }: Licentietermen) =>
      pakketten.map((pakket) => t(`geschiedenis.pakket.${pakket}`)).join(', ') || t('geschiedenis.geen'),
  };
  const begin = ({ van, tot, plaatsen, pakketten }: Licentietermen): string =>
    [
      ...(van === null ? [] : [t('geschiedenis.beginVan', { dag: day(van) })]),
      tot === null ? t('geschiedenis.zonderEinde') : t('geschiedenis.beginTot', { dag: day(tot) }),
      plaatsen === null ? t('geschiedenis.zonderGrens') : t('geschiedenis.beginPlaatsen', { count: plaatsen }),
      ...pakketten.map((pakket) => t(`geschiedenis.pakket.${pakket}`)),
    ].join(', ');
  return {
    day,
    on: (moment) => medium.format(new Date(moment)),
    asked: ({ tot, plaatsen }) => [
      ...(tot === null ? [] : [t('verzoek.watTot', { dag: day(tot) })]),
      ...(plaatsen === null ? [] : [t('verzoek.watPlaatsen', { count: plaatsen })]),
    ],
    now: ({ tot, plaatsen, gebruikt }) => [
      tot === null ? t('nu.zonderEinde') : t('nu.tot', { dag: day(tot) }),
      plaatsen === null ? t('nu.onbeperkt', { gebruikt }) : t('nu.plaatsen', { plaatsen, gebruikt }),
    ],
    changed: ({ voor, na }) =>
      voor === null
        ? [`${t('geschiedenis.begin')}: ${begin(na)}`]
        : (['van', 'tot', 'plaatsen', 'pakketten'] as const)
            .map((veld) => ({ veld, voor: words[veld](voor), na: words[veld](na) }))
            .filter((regel) => regel.voor !== regel.na)
            .map(({ veld, ...rest }) => t(`geschiedenis.${veld}`, rest)),
  };
}
