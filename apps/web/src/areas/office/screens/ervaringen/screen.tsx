import Button from '@mui/material/Button';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../../../shared/account/empty.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { ErvaringenKruimel } from '../../kruimels.tsx';
import { ervaringenQuery } from '../../queries.ts';
import { ErvaringDialog, LEGE_ERVARING, type Bewerkt } from './parts/ervaring-dialog.tsx';
import { Wacht } from '../../parts/wacht.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { kruimels: [ErvaringenKruimel] };
export const meta = () => pageTitle(inboxTeksten, 'ervaringen.titel');

/** What stands on the site of what people tell. */
export default function ErvaringenScreen() {
  const { t } = useTexts(inboxTeksten);
  const { data, error, refetch } = useQuery(ervaringenQuery);
  const [bewerkt, setBewerkt] = useState<Bewerkt | null>(null);
  if (error || !data) return <Wacht error={error} onRetry={() => void refetch()} />;
  const nieuw = <Button onClick={() => setBewerkt({ ...LEGE_ERVARING, id: crypto.randomUUID() })}>{t('ervaringen.nieuw')}</Button>;
  return (
    <>
      <ScreenHead title={t('ervaringen.titel')} text={t('ervaringen.uitleg')} action={nieuw} />
      {data.ervaringen.length === 0 ? (
        <Empty title={t('ervaringen.leeg')} />
      ) : (
        <ScrollTable label={t('ervaringen.tabel')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('ervaringen.naam')}</TableCell>
              <TableCell>{t('ervaringen.tekst')}</TableCell>
              <TableCell>{t('ervaringen.zichtbaar')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.ervaringen.map((ervaring) => (
              <TableRow key={ervaring.id} hover>
                <TableCell className="vast" component="th" scope="row">
                  {ervaring.naam}
                </TableCell>
                <TableCell>{ervaring.tekst.slice(0, 120)}</TableCell>
                <TableCell>{t(ervaring.zichtbaar ? 'ervaringen.ja' : 'ervaringen.nee')}</TableCell>
                <TableCell align="right">
                  <Button size="small" variant="text" onClick={() => setBewerkt(ervaring)}>
                    {t('ervaringen.wijzig')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
      )}
      {bewerkt && <ErvaringDialog key={bewerkt.id} begin={bewerkt} onClose={() => setBewerkt(null)} />}
    </>
  );
}
