import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { accountTeksten } from '@spelrijk/teksten/account';
import { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';
import css from './gegevens.module.css';

export const handle: Crumbs = {
  crumbs: [
    crumb(accountTeksten, 'gegevens.titel', ({ adminId = '' }) => href('/admins/:adminId/accountgegevens', { adminId })),
    crumb(dossiersTeksten, 'titel'),
  ],
};
export const meta = () => pageTitle(dossiersTeksten, 'titel');

/** One file at a time: the password is asked once, and no answer grows without end. */
function useDownload(adminId: string) {
  return useMutation({
    mutationFn: async (groepId: string | null) =>
      groepId === null ? call('readSchooldossier', { params: { adminId } }) : call('readGroepsdossier', { params: { adminId, groepId } }),
    onSuccess: saveFile,
  });
}

export default function GegevensScreen() {
  const { t } = useTexts(dossiersTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', adminId, 'dossiers'],
    queryFn: () => call('listDossierdelen', { params: { adminId } }),
  });
  const download = useDownload(adminId);
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const knop = (groepId: string | null, naam: string) => (
    <Button
      variant="outlined"
      size="small"
      disabled={download.isPending}
      aria-label={t('van', { naam })}
      onClick={() => download.mutate(groepId)}
    >
      {download.isPending && download.variables === groepId ? t('bezig') : t('download')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <div className={css['meldingen']}>
        <Alert severity="warning">{t('let')}</Alert>
        <FormAlert error={download.error} done={download.data && t('klaar', { naam: download.data.naam })} />
      </div>
      <section>
        <h2 className={css['kop']}>{t('school')}</h2>
        <p>{t('schoolUitleg')}</p>
        {knop(null, t('school'))}
      </section>
      <section>
        <h2 className={css['kop']}>{t('groepen')}</h2>
        <p>{t('een')}</p>
        {data.delen.length === 0 ? (
          <p>{t('leeg')}</p>
        ) : (
          <ScrollTable label={t('tabel')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('groep')}</TableCell>
                <TableCell>{t('leerlingen')}</TableCell>
                <TableCell align="right">{t('download')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.delen.map(({ groepId, naam, leerlingen }) => (
                <TableRow key={groepId} hover>
                  <TableCell component="th" scope="row">
                    {naam}
                  </TableCell>
                  <TableCell>{leerlingen}</TableCell>
                  <TableCell align="right">{knop(groepId, naam)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </ScrollTable>
        )}
      </section>
    </>
  );
}
