import Button from '@mui/material/Button';
import type { OpenVerzoek } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../../../../../shared/list/list.module.css';
import { Empty } from '../../../../../shared/list/empty.tsx';
import own from '../../../../../shared/licentie/licentie.module.css';
import { Regels } from '../../../../../shared/licentie/regels.tsx';
import { useLicentieWords } from '../../../../../shared/licentie/use-words.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BesluitDialog } from '../../../parts/besluit-dialog.tsx';

function Rij({ verzoek, onOpen }: { readonly verzoek: OpenVerzoek; readonly onOpen: () => void }) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const { admin, licentie } = verzoek;
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId/licentie', { adminId: admin.id })}>
          {admin.naam}
        </Link>
      </TableCell>
      <TableCell>
        <div className={own['smal']}>
          <Regels regels={[...words.asked(verzoek), ...(verzoek.opmerking === '' ? [] : [verzoek.opmerking])]} />
        </div>
      </TableCell>
      <TableCell>
        <Regels regels={words.now(licentie)} />
      </TableCell>
      <TableCell>{words.on(verzoek.op)}</TableCell>
      <TableCell align="right">
        <Button size="small" variant="text" aria-label={t('besluit.bekijkVan', { naam: admin.naam })} onClick={onOpen}>
          {t('besluit.bekijk')}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** What customers ask about their licence, who waited longest first. */
export function Verzoeken({ verzoeken }: { readonly verzoeken: readonly OpenVerzoek[] }) {
  const { t } = useTexts(licentieTeksten);
  const [open, setOpen] = useState<string | null>(null);
  const gekozen = verzoeken.find(({ id }) => id === open);
  if (verzoeken.length === 0) return <Empty title={t('inbox.leeg')} />;
  return (
    <>
      <ScrollTable label={t('inbox.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('inbox.klant')}</TableCell>
            <TableCell>{t('inbox.wat')}</TableCell>
            <TableCell>{t('inbox.nu')}</TableCell>
            <TableCell>{t('inbox.op')}</TableCell>
            <TableCell>
              <span className="verborgen">{t('besluit.bekijk')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {verzoeken.map((verzoek) => (
            <Rij key={verzoek.id} verzoek={verzoek} onOpen={() => setOpen(verzoek.id)} />
          ))}
        </TableBody>
      </ScrollTable>
      {gekozen && <BesluitDialog admin={gekozen.admin} licentie={gekozen.licentie} verzoek={gekozen} onClose={() => setOpen(null)} />}
    </>
  );
}
