import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { urgency } from '@spelrijk/domain/aandacht';
import { compareNamen, naamSleutel } from '@spelrijk/domain/naam';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useRegio } from '../../../shared/region/use-regio.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import { List } from '../../../shared/list/list.tsx';
import { LeerlingLink } from './leerling-link.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './leerlingen-table.module.css';
import { Reasons } from './reasons.tsx';

const naamVan = ({ roepnaam, achternaam }: GroepLeerling): string => `${roepnaam} ${achternaam}`;
const practised = ({ laatstGeoefend }: GroepLeerling): number | null => (laatstGeoefend === null ? null : Date.parse(laatstGeoefend));

/** When, how much and how well each practised; a combination groep also shows the year of each. */
function useColumns(groepId: string, showYear: boolean) {
  const { t } = useTexts(adminTeksten);
  const dates = useDates();
  const jaargroep = useJaargroep();
  const sleutel = naamSleutel(useRegio());
  const counted = (key: 'dagen' | 'minuten' | 'antwoorden' | 'beheerst', value: (leerling: GroepLeerling) => number) => ({
    key,
    label: t(`groep.${key}`),
    value,
    numeric: true,
  });
  return [
    {
      key: 'naam' as const,
      label: t('groep.naam'),
      value: sleutel,
      className: css['naam'],
      renderCell: (leerling: GroepLeerling) => (
        <>
          <LeerlingLink groepId={groepId} leerling={leerling} />
          {showYear && <span className={css['jaar']}>{jaargroep(leerling.jaargroep)}</span>}
        </>
      ),
    },
    {
      key: 'aandacht' as const,
      label: t('groep.aandacht'),
      value: ({ aandacht }: GroepLeerling) => urgency(aandacht) || null,
      className: css['aandacht'],
      renderCell: ({ aandacht }: GroepLeerling) => aandacht.length > 0 && <Reasons reasons={aandacht} short />,
    },
    {
      key: 'laatst' as const,
      label: t('groep.laatst'),
      value: practised,
      renderCell: ({ laatstGeoefend }: GroepLeerling) => (laatstGeoefend === null ? t('groep.nooit') : dates.relative(laatstGeoefend)),
    },
    counted('dagen', ({ dagenWeek }) => dagenWeek),
    counted('minuten', ({ minutenWeek }) => minutenWeek),
    counted('antwoorden', ({ antwoordenWeek }) => antwoordenWeek),
    {
      key: 'goed' as const,
      label: t('groep.goed'),
      value: ({ goedWeek }: GroepLeerling) => goedWeek,
      renderCell: ({ goedWeek }: GroepLeerling) => (goedWeek === null ? '–' : `${goedWeek}%`),
      numeric: true,
    },
    counted('beheerst', ({ beheerst }) => beheerst),
    {
      key: 'bezig' as const,
      label: t('groep.bezigMet'),
      value: ({ bezigMet }: GroepLeerling) => bezigMet?.naam ?? null,
      className: css['bezig'],
      renderCell: ({ bezigMet }: GroepLeerling) => bezigMet?.naam ?? '–',
    },
  ];
}

interface LeerlingenTableProps {
  readonly groepId: string;
  readonly leerlingen: readonly GroepLeerling[];
}

/** Who needs attention stands on top until sorted otherwise, and among equals the order is that of the names. */
export function LeerlingenTable({ groepId, leerlingen }: LeerlingenTableProps) {
  const { t } = useTexts(adminTeksten);
  const vergelijk = compareNamen(useRegio());
  const columns = useColumns(groepId, new Set(leerlingen.map(({ jaargroep }) => jaargroep)).size > 1);
  return (
    <List
      label={t('groep.tabel')}
      stickyHeader
      rowClass={css['rij']}
      rows={leerlingen.toSorted(vergelijk)}
      keyOf={({ id }) => id}
      columns={columns}
      sort={{ key: 'aandacht', order: 'desc' }}
      search={{ label: t('groep.zoek'), wordsOf: naamVan }}
      empty={{ title: t('groep.leeg') }}
    />
  );
}
