import type { Zorgleerling } from '@spelrijk/contract/zorgleerlingen';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { useZorgpakket } from '../../../volgen.ts';
import { VlagHistory } from '../../../zorg/vlag-history.tsx';
import { ZorgDialog } from '../../../zorg/zorg-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../zorgleerlingen.module.css';

const naamVan = ({ roepnaam, achternaam }: Zorgleerling): string => `${roepnaam} ${achternaam}`.trim();
const openVlag = ({ vlaggen }: Zorgleerling) => vlaggen.find(({ weg }) => weg === null);

function Reden({ leerling }: { readonly leerling: Zorgleerling }) {
  const { t } = useTexts(zorgTeksten);
  const dates = useDates();
  const vlag = openVlag(leerling);
  const closed = leerling.vlaggen.filter(({ weg }) => weg !== null);
  return (
    <>
      {vlag ? (
        <>
          {vlag.reden}
          <span className={css['van']}>
            {t('sinds', { datum: dates.long(vlag.op) })}
            {vlag.door !== '' && ` ${t('door', { naam: vlag.door })}`}
          </span>
        </>
      ) : (
        t('alleenDoelen')
      )}
      {closed.length > 0 && <VlagHistory vlaggen={closed} />}
    </>
  );
}

function Doelen({ doelen }: Pick<Zorgleerling, 'doelen'>) {
  const { t } = useTexts(zorgTeksten);
  if (doelen.length === 0) return t('geenDoelen');
  return (
    <ul className={css['doelen']}>
      {doelen.map(({ categorie, naam, beeld }) => (
        <li key={categorie}>
          {naam} <BeeldMark beeld={beeld} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ leerling }: { readonly leerling: Zorgleerling }) {
  const { t } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { id, groepId } = leerling;
  const isFlagged = openVlag(leerling) !== undefined;
  const voortgang = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId: id });
  const items = [
    { label: t('naarVoortgang'), onClick: () => void navigate(voortgang) },
    { label: t(isFlagged ? 'haalWeg' : 'maak'), onClick: () => setOpen(true) },
  ];
  return (
    <>
      <RowMenu label={t('opties', { naam: leerling.roepnaam })} items={items} />
      {open && <ZorgDialog leerling={leerling} zorg={isFlagged} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who gets extra care, why, since when, and what to do next. */
export function ZorgTable({ leerlingen }: { readonly leerlingen: readonly Zorgleerling[] }) {
  const { t } = useTexts(zorgTeksten);
  const mayChange = useZorgpakket();
  const stapVan = ({ stap, roepnaam }: Zorgleerling): string => t(`stappen.${stap}`, { naam: roepnaam });
  return (
    <List
      label={t('tabel')}
      rowClass={css['rij']}
      rows={leerlingen}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'naam',
          label: t('naam'),
          value: naamVan,
          className: css['naam'],
          renderCell: (leerling) => <LeerlingLink groepId={leerling.groepId} leerling={leerling} />,
        },
        { key: 'groep', label: t('groep'), value: ({ groepNaam }) => groepNaam },
        {
          key: 'reden',
          label: t('reden'),
          value: (leerling) => openVlag(leerling)?.reden ?? null,
          className: css['breed'],
          renderCell: (leerling) => <Reden leerling={leerling} />,
        },
        {
          key: 'doelen',
          label: t('doelen'),
          value: ({ doelen }) => doelen.length,
          className: css['breed'],
          renderCell: ({ doelen }) => <Doelen doelen={doelen} />,
        },
        {
          key: 'stap',
          label: t('stap'),
          value: stapVan,
          className: css['breed'],
          renderCell: (leerling) => <strong>{stapVan(leerling)}</strong>,
        },
      ]}
      renderActions={mayChange ? (leerling) => <Actions leerling={leerling} /> : undefined}
      search={{ wordsOf: (leerling) => `${naamVan(leerling)} ${leerling.groepNaam}` }}
      empty={{ title: t('leeg'), text: t('leegUitleg') }}
    />
  );
}
