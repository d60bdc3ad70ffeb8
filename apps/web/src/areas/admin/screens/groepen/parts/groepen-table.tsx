import type { GroepKort } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Choice } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { usePathParams } from '../../../params.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/parts.module.css';
import { Share } from '../../../parts/share.tsx';

const minutesEach = ({ minutenWeek, leerlingen }: GroepKort): number => (leerlingen === 0 ? 0 : Math.round(minutenWeek / leerlingen));
const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

interface GroepenTableProps {
  readonly groepen: readonly GroepKort[];
  /** For who keeps the school: boxes, and what is done with the groepen that are chosen. */
  readonly choice?: Choice<GroepKort>;
  readonly balk?: ReactNode;
}

export function GroepenTable({ groepen, choice, balk }: GroepenTableProps) {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const share = (part: number, { leerlingen }: GroepKort) => (
    <Share part={part} whole={leerlingen} text={t('groepen.vanLeerlingen', { aantal: part, totaal: leerlingen })} />
  );
  return (
    <section>
      <h2 className={css['tussenkop']}>{t('groepen.alleGroepen')}</h2>
      {balk}
      <List
        choice={choice}
        label={t('groepen.tabel')}
        rows={groepen}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'naam',
            label: t('groepen.naam'),
            value: ({ naam }) => naam,
            renderCell: ({ id, naam }) => (
              <Link className={css['link'] ?? ''} to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId: id })}>
                {naam}
              </Link>
            ),
          },
          {
            key: 'aandacht',
            label: t('groepen.aandacht'),
            value: ({ aandacht }) => aandacht,
            renderCell: ({ aandacht }) =>
              aandacht === 0 ? t('groepen.geenAandacht') : <strong>{t('groepen.vragenAandacht', { count: aandacht })}</strong>,
          },
          {
            key: 'vandaag',
            label: t('groepen.vandaag'),
            value: ({ geoefendVandaag, leerlingen }) => partOf(geoefendVandaag, leerlingen),
            renderCell: (groep) => share(groep.geoefendVandaag, groep),
          },
          {
            key: 'week',
            label: t('groepen.week'),
            value: ({ geoefendWeek, leerlingen }) => partOf(geoefendWeek, leerlingen),
            renderCell: (groep) => share(groep.geoefendWeek, groep),
          },
          { key: 'minuten', label: t('groepen.minuten'), value: minutesEach, numeric: true },
          { key: 'docenten', label: t('groepen.docenten'), value: ({ docenten }) => docenten.join(', ') },
        ]}
        sort={{ key: 'naam', order: 'asc' }}
        search={{ wordsOf: ({ naam, docenten }) => [naam, ...docenten].join(' ') }}
        empty={{ title: t('groepen.leeg'), text: t('groepen.leegUitleg') }}
      />
    </section>
  );
}
