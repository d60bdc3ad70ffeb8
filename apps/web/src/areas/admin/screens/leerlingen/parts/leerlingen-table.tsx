import Checkbox from '@mui/material/Checkbox';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { href, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { naamVan } from '../../../beheer.ts';
import { usePathParams } from '../../../params.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface LeerlingenTableProps {
  readonly leerlingen: readonly BeheerLeerling[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onEdit: (leerling: BeheerLeerling) => void;
  readonly onDossier: (leerlingId: string) => void;
}

export function LeerlingenTable({ leerlingen, chosen, onChoose, onEdit, onDossier }: LeerlingenTableProps) {
  const { t } = useTexts(beheerTeksten);
  const count = leerlingen.filter(({ id }) => chosen.has(id)).length;
  const all = count === leerlingen.length;
  const toggle = (id: string, on: boolean): void => onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  return (
    <ScrollTable label={t('lijst.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={all}
              indeterminate={count > 0 && !all}
              onChange={(_, on) => onChoose(new Set(on ? leerlingen.map(({ id }) => id) : []))}
              slotProps={{ input: { 'aria-label': t('lijst.kiesAlles') } }}
            />
          </TableCell>
          <TableCell>{t('lijst.naam')}</TableCell>
          <TableCell>{t('lijst.jaar')}</TableCell>
          <TableCell>{t('lijst.gebruikersnaam')}</TableCell>
          <TableCell>{t('lijst.wachtwoord')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {leerlingen.map((leerling) => (
          <Row
            key={leerling.id}
            leerling={leerling}
            chosen={chosen.has(leerling.id)}
            onToggle={toggle}
            onEdit={onEdit}
            onDossier={onDossier}
          />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

const BEHEER: ReadonlySet<string> = new Set(['schooladmin', 'rtadmin', 'thuisadmin']);

/** More of one leerling: results of standard tests (only a school has them), and everything that we keep. */
function useMore({ id, groepId }: BeheerLeerling, onDossier: (leerlingId: string) => void) {
  const { t } = useTexts(beheerTeksten);
  const navigate = useNavigate();
  const { adminId } = usePathParams();
  const role = useUser()?.role ?? '';
  const lvs = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/lvs', { adminId, groepId, leerlingId: id });
  return [
    ...(role === 'schooladmin' || role === 'docent' ? [{ label: t('lijst.lvs'), onClick: () => void navigate(lvs) }] : []),
    ...(BEHEER.has(role) ? [{ label: t('lijst.dossier'), onClick: () => onDossier(id) }] : []),
  ];
}

interface RowProps {
  readonly leerling: BeheerLeerling;
  readonly chosen: boolean;
  readonly onToggle: (id: string, on: boolean) => void;
  readonly onEdit: (leerling: BeheerLeerling) => void;
  readonly onDossier: (leerlingId: string) => void;
}

function Row({ leerling, chosen, onToggle, onEdit, onDossier }: RowProps) {
  const { t } = useTexts(beheerTeksten);
  const jaar = useJaargroep();
  const naam = naamVan(leerling);
  const more = useMore(leerling, onDossier);
  return (
    <TableRow hover selected={chosen}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={chosen}
          onChange={(_, on) => onToggle(leerling.id, on)}
          slotProps={{ input: { 'aria-label': t('lijst.kies', { naam }) } }}
        />
      </TableCell>
      <TableCell className="vast" component="th" scope="row">
        {naam}
      </TableCell>
      <TableCell>{jaar(leerling.jaargroep)}</TableCell>
      <TableCell>{leerling.gebruikersnaam}</TableCell>
      <TableCell>{t(`lijst.soort.${leerling.wachtwoord}`)}</TableCell>
      <TableCell align="right">
        <RowMenu label={t('lijst.opties', { naam })} items={[{ label: t('lijst.wijzig'), onClick: () => onEdit(leerling) }, ...more]} />
      </TableCell>
    </TableRow>
  );
}
