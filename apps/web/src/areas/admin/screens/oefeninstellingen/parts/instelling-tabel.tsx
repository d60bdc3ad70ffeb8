import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { choiceOf, type Gekozen } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../instellingen/instellingen.module.css';
import type { Instellinghouder } from '../../../instellingen/queries.ts';
import { usePathParams } from '../../../params.ts';
import { Afwijkingen } from './afwijkingen.tsx';

interface TabelProps {
  readonly leerlingen: readonly Instellinghouder[];
  /** May choose and change. */
  readonly mag: boolean;
  readonly gekozen: Pick<Gekozen<Instellinghouder>, 'isChosen' | 'onChoose'>;
}

export const idVan = ({ leerlingId }: Instellinghouder): string => leerlingId ?? '';
const deviates = ({ eigen }: Instellinghouder): boolean => Object.keys(eigen).length > 0;

export function InstellingTabel({ leerlingen, mag, gekozen }: TabelProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { adminId, groepId } = usePathParams();
  const { dayMonth } = useDates();
  const [alleenAf, setAlleenAf] = useState(false);
  const rijen = alleenAf ? leerlingen.filter(deviates) : leerlingen;
  const choice = choiceOf<Instellinghouder>({
    ...gekozen,
    labelOf: ({ naam }) => t('overzicht.kies', { naam }),
    all: t('overzicht.kiesAlles'),
  });
  const naar = (houder: Instellinghouder): string =>
    href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', { adminId, groepId, leerlingId: idVan(houder) });
  const gewijzigd = ({ gewijzigd: laatst }: Instellinghouder): string =>
    laatst ? t('overzicht.door', { dag: dayMonth(laatst.op), naam: laatst.door || t('bewaar.iemand').toLowerCase() }) : '';
  return (
    <List
      label={t('overzicht.tabel')}
      rows={rijen}
      keyOf={({ id }) => id}
      choice={mag ? choice : undefined}
      columns={[
        {
          key: 'naam',
          label: t('overzicht.naam'),
          value: ({ naam }) => naam,
          renderCell: (houder) => <Link to={naar(houder)}>{houder.naam}</Link>,
        },
        {
          key: 'wijktAf',
          label: t('overzicht.wijktAf'),
          value: ({ eigen }) => Object.keys(eigen).length,
          className: css['breed'],
          renderCell: ({ eigen }) => <Afwijkingen eigen={eigen} geen={t('overzicht.zoals')} />,
        },
        { key: 'gewijzigd', label: t('overzicht.gewijzigd'), value: (houder) => houder.gewijzigd?.op ?? null, renderCell: gewijzigd },
      ]}
      search={{ label: t('overzicht.zoek'), wordsOf: ({ naam }) => naam }}
      filters={
        <FormControlLabel
          control={<Checkbox checked={alleenAf} onChange={(_, aan) => setAlleenAf(aan)} />}
          label={t('overzicht.alleenAf')}
        />
      }
      empty={{ title: t('overzicht.geenAf') }}
    />
  );
}
