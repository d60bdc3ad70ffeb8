import type { Zorgleerling } from '@spelrijk/contract/zorgleerlingen';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { StatusMark } from '../../../chart/status-mark.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { useZorgpakket } from '../../../volgen.ts';
import { VlagHistory } from '../../../zorg/vlag-history.tsx';
import { ZorgDialog } from '../../../zorg/zorg-dialog.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../zorgleerlingen.module.css';

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
      {doelen.map(({ categorie, naam, status }) => (
        <li key={categorie}>
          {naam} <StatusMark status={status} />
        </li>
      ))}
    </ul>
  );
}

function ZorgRow({ leerling, mayChange }: { readonly leerling: Zorgleerling; readonly mayChange: boolean }) {
  const { t, i18n } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { id, groepId, groepNaam, doelen, stap } = leerling;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const isFlagged = openVlag(leerling) !== undefined;
  const voortgang = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId: id });
  const items = [
    { label: t('naarVoortgang'), onClick: () => void navigate(voortgang) },
    { label: t(isFlagged ? 'haalWeg' : 'maak'), onClick: () => setOpen(true) },
  ];
  return (
    <TableRow className={css['rij']}>
      <TableCell className={`vast ${css['naam']}`} component="th" scope="row">
        <LeerlingLink groepId={groepId} leerling={leerling} />
      </TableCell>
      <TableCell>{groepNaam}</TableCell>
      <TableCell className={css['breed']}>
        <Reden leerling={leerling} />
      </TableCell>
      <TableCell className={css['breed']}>
        <Doelen doelen={doelen} />
      </TableCell>
      <TableCell className={css['breed']}>
        <strong>{t(`stappen.${stap.code}`, { categorieen: list.format(stap.categorieen) })}</strong>
      </TableCell>
      <TableCell className="niet-printen">
        {mayChange && <RowMenu label={t('opties', { naam: leerling.roepnaam })} items={items} />}
        {open && <ZorgDialog leerling={leerling} zorg={isFlagged} onClose={() => setOpen(false)} />}
      </TableCell>
    </TableRow>
  );
}

/** Who gets extra care, why, since when, and what to do next. */
export function ZorgTable({ leerlingen }: { readonly leerlingen: readonly Zorgleerling[] }) {
  const { t } = useTexts(zorgTeksten);
  const mayChange = useZorgpakket();
  return (
    <ScrollTable label={t('tabel')}>
      <TableHead>
        <TableRow>
          <TableCell className="vast">{t('naam')}</TableCell>
          {(['groep', 'reden', 'doelen', 'stap'] as const).map((kolom) => (
            <TableCell key={kolom}>{t(kolom)}</TableCell>
          ))}
          <TableCell className="niet-printen">{t('acties')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {leerlingen.map((leerling) => (
          <ZorgRow key={leerling.id} leerling={leerling} mayChange={mayChange} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
