import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../../../shared/account/empty.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { ErvaringenKruimel } from '../../kruimels.tsx';
import { ervaringenQuery } from '../../queries.ts';
import '../../inbox-texts.ts';
import { ErvaringDialog, LEGE_ERVARING, type Bewerkt } from './parts/ervaring-dialog.tsx';
import { Wacht } from '../../parts/wacht.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';

export const handle: Crumbs = { kruimels: [ErvaringenKruimel] };
export const meta = () => pageTitle(i18next.t('inbox:ervaringen.titel'));

/** What stands on the site of what people tell. */
export default function ErvaringenScreen() {
  const { t } = useTranslation(['inbox']);
  const { data, error, refetch } = useQuery(ervaringenQuery);
  const [bewerkt, setBewerkt] = useState<Bewerkt | null>(null);
  if (error || !data) return <Wacht error={error} onRetry={() => void refetch()} />;
  const nieuw = <Button onClick={() => setBewerkt({ ...LEGE_ERVARING, id: crypto.randomUUID() })}>{t('inbox:ervaringen.nieuw')}</Button>;
  return (
    <>
      <ScreenHead title={t('inbox:ervaringen.titel')} text={t('inbox:ervaringen.uitleg')} action={nieuw} />
      {data.ervaringen.length === 0 ? (
        <Empty title={t('inbox:ervaringen.leeg')} />
      ) : (
        <ScrollTable label={t('inbox:ervaringen.tabel')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('inbox:ervaringen.naam')}</TableCell>
              <TableCell>{t('inbox:ervaringen.tekst')}</TableCell>
              <TableCell>{t('inbox:ervaringen.zichtbaar')}</TableCell>
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
                <TableCell>{t(ervaring.zichtbaar ? 'inbox:ervaringen.ja' : 'inbox:ervaringen.nee')}</TableCell>
                <TableCell align="right">
                  <Button size="small" variant="text" onClick={() => setBewerkt(ervaring)}>
                    {t('inbox:ervaringen.wijzig')}
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
