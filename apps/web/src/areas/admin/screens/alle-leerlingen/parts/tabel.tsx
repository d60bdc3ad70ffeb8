import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { naamSleutel } from '@spelrijk/domain/naam';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { href, Link, useNavigate } from 'react-router';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { choiceOf, type Gekozen } from '../../../../../shared/list/choice.tsx';
import { useKept } from '../../../../../shared/list/kept.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { naamVan } from '../../../beheer.ts';
import css from '../../../parts/parts.module.css';
import { jarenVan, past, readToon, ZONDER } from '../toon.ts';

interface TabelProps {
  readonly adminId: string;
  readonly leerlingen: readonly BeheerLeerling[];
  readonly gekozen: Pick<Gekozen<BeheerLeerling>, 'isChosen' | 'onChoose'>;
  readonly onEdit: (leerling: BeheerLeerling) => void;
}

const voortgangVan = (adminId: string, { id, groepId }: BeheerLeerling): string =>
  href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId: id });

function useColumns(adminId: string) {
  const { t } = useTexts(beheerTeksten, schoolbeheerTeksten);
  const jaar = useJaargroep();
  const sleutel = naamSleutel(useRegio());
  return [
    {
      key: 'naam',
      label: t('beheer:lijst.naam'),
      value: sleutel,
      renderCell: (leerling: BeheerLeerling) => (
        <Link className={css['link'] ?? ''} to={voortgangVan(adminId, leerling)}>
          {naamVan(leerling)}
        </Link>
      ),
    },
    {
      key: 'groep',
      label: t('schoolbeheer:leerlingen.groep'),
      value: ({ groepNaam }: BeheerLeerling) => groepNaam,
      renderCell: ({ groepId, groepNaam }: BeheerLeerling) => (
        <Link className={css['link'] ?? ''} to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId })}>
          {groepNaam}
        </Link>
      ),
    },
    {
      key: 'jaar',
      label: t('beheer:lijst.jaar'),
      value: ({ jaargroep }: BeheerLeerling) => jaargroep,
      renderCell: (kind: BeheerLeerling) => jaar(kind.jaargroep),
    },
    { key: 'gebruikersnaam', label: t('beheer:lijst.gebruikersnaam'), value: ({ gebruikersnaam }: BeheerLeerling) => gebruikersnaam },
    {
      key: 'wachtwoord',
      label: t('beheer:lijst.wachtwoord'),
      value: ({ wachtwoord }: BeheerLeerling) => t(`beheer:lijst.soort.${wachtwoord}`),
    },
  ] as const;
}

export function Tabel({ adminId, leerlingen, gekozen, onEdit }: TabelProps) {
  const { t } = useTexts(beheerTeksten, schoolbeheerTeksten);
  const jaren = jarenVan(leerlingen);
  const [kept, setToon] = useKept('toon', () => '');
  const toon = readToon(kept, jaren);
  const navigate = useNavigate();
  const choice = choiceOf<BeheerLeerling>({
    ...gekozen,
    labelOf: (leerling) => t('beheer:lijst.kies', { naam: naamVan(leerling) }),
    all: t('beheer:lijst.kiesAlles'),
  });
  return (
    <List
      label={t('schoolbeheer:leerlingen.tabel')}
      rows={leerlingen.filter((kind) => past(kind, toon))}
      keyOf={({ id }) => id}
      choice={choice}
      columns={useColumns(adminId)}
      filters={<Toon toon={toon} jaren={jaren} onChange={setToon} />}
      renderActions={(leerling) => (
        <RowMenu
          label={t('beheer:lijst.opties', { naam: naamVan(leerling) })}
          items={[
            { label: t('beheer:lijst.wijzig'), onClick: () => onEdit(leerling) },
            {
              label: t('schoolbeheer:leerlingen.naarVoortgang'),
              onClick: () => void navigate(voortgangVan(adminId, leerling)),
            },
          ]}
        />
      )}
      search={{
        label: t('beheer:lijst.zoek'),
        wordsOf: (leerling) => `${naamVan(leerling)} ${leerling.gebruikersnaam} ${leerling.groepNaam}`,
      }}
      empty={
        leerlingen.length > 0
          ? { title: t('schoolbeheer:leerlingen.niemand') }
          : { title: t('schoolbeheer:leerlingen.leeg'), text: t('schoolbeheer:leerlingen.leegUitleg') }
      }
    />
  );
}

interface ToonProps {
  readonly toon: string;
  readonly jaren: readonly number[];
  readonly onChange: (toon: string) => void;
}

const IEDEREEN = 'iedereen';

function Toon({ toon, jaren, onChange }: ToonProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  const jaar = useJaargroep();
  return (
    <TextField
      select
      size="small"
      label={t('leerlingen.toon')}
      value={toon === '' ? IEDEREEN : toon}
      onChange={({ target }) => onChange(target.value === IEDEREEN ? '' : target.value)}
      sx={{ minWidth: 210 }}
    >
      <MenuItem value={IEDEREEN}>{t('leerlingen.iedereen')}</MenuItem>
      <MenuItem value={ZONDER}>{t('leerlingen.zonderKaart')}</MenuItem>
      {jaren.map((value) => (
        <MenuItem key={value} value={String(value)}>
          {jaar(value)}
        </MenuItem>
      ))}
    </TextField>
  );
}
