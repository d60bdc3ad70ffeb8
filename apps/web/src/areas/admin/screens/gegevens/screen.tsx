import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { accountTeksten } from '@spelrijk/teksten/account';
import { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useMutation, useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { FormAlert } from '../../../../shared/account/form-alert.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './gegevens.module.css';

export const handle: Crumbs = { kruimels: [AccountKruimel, GegevensKruimel] };
export const meta = () => pageTitle(dossiersTeksten, 'titel');

function AccountKruimel() {
  const { t } = useTexts(accountTeksten);
  const { adminId } = usePathParams();
  return <Link to={href('/admins/:adminId/accountgegevens', { adminId })}>{t('gegevens.titel')}</Link>;
}

function GegevensKruimel() {
  const { t } = useTexts(dossiersTeksten);
  return <span aria-current="page">{t('titel')}</span>;
}

/** One file at a time: the password is asked once, and no answer grows without end. */
function useDownload(adminId: string) {
  return useMutation({
    mutationFn: async (groepId: string | null) =>
      groepId === null ? call('readSchooldossier', { params: { adminId } }) : call('readGroepsdossier', { params: { adminId, groepId } }),
    onSuccess: saveFile,
  });
}

export default function GegevensScreen() {
  const { t } = useTexts(dossiersTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', adminId, 'dossiers'],
    queryFn: () => call('listDossierdelen', { params: { adminId } }),
  });
  const download = useDownload(adminId);
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const knop = (groepId: string | null, naam: string) => (
    <Button
      variant="outlined"
      size="small"
      disabled={download.isPending}
      aria-label={t('dossiers:van', { naam })}
      onClick={() => download.mutate(groepId)}
    >
      {download.isPending && download.variables === groepId ? t('dossiers:bezig') : t('dossiers:download')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t('dossiers:titel')} text={t('dossiers:uitleg')} />
      <div className={css['meldingen']}>
        <Alert severity="warning">{t('dossiers:let')}</Alert>
        <FormAlert error={download.error} done={download.data && t('dossiers:klaar', { naam: download.data.naam })} />
      </div>
      <section>
        <h2 className={css['kop']}>{t('dossiers:school')}</h2>
        <p>{t('dossiers:schoolUitleg')}</p>
        {knop(null, t('dossiers:school'))}
      </section>
      <section>
        <h2 className={css['kop']}>{t('dossiers:groepen')}</h2>
        <p>{t('dossiers:een')}</p>
        {data.delen.length === 0 ? (
          <p>{t('dossiers:leeg')}</p>
        ) : (
          <ScrollTable label={t('dossiers:tabel')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('dossiers:groep')}</TableCell>
                <TableCell>{t('dossiers:leerlingen')}</TableCell>
                <TableCell align="right">{t('dossiers:download')}</TableCell>
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
