import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { accountTeksten } from '@spelrijk/teksten/account';
import { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { href } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { List } from '../../../../shared/list/list.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';
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

type Deel = Output<Api['listDossierdelen']>['delen'][number];

interface DelenProps {
  readonly delen: readonly Deel[];
  readonly knop: (groepId: string, naam: string) => ReactNode;
}

/** Of a school: a file for each groep. */
function PerGroep({ delen, knop }: DelenProps) {
  const { t } = useTexts(dossiersTeksten);
  return (
    <section>
      <h2 className={css['kop']}>{t('groepen')}</h2>
      <p>{t('een')}</p>
      <List
        label={t('tabel')}
        rows={delen}
        keyOf={({ groepId }) => groepId}
        columns={[
          { key: 'groep', label: t('groep'), value: ({ naam }) => naam },
          { key: 'leerlingen', label: t('leerlingen'), value: ({ leerlingen }) => leerlingen, numeric: true },
        ]}
        renderActions={({ groepId, naam }) => knop(groepId, naam)}
        search={{ wordsOf: ({ naam }) => naam }}
        empty={{ title: t('leeg') }}
      />
    </section>
  );
}

/** Of a home or a practice: everybody together. */
function Allen({ delen, knop }: DelenProps) {
  const { t } = useTexts(dossiersTeksten);
  if (delen.length === 0) return null;
  return (
    <section>
      <h2 className={css['kop']}>{t('eigen.leerlingen')}</h2>
      <p>{t('eigen.leerlingenUitleg')}</p>
      {delen.map(({ groepId }) => (
        <Fragment key={groepId}>{knop(groepId, t('eigen.leerlingen'))} </Fragment>
      ))}
    </section>
  );
}

export default function GegevensScreen() {
  const { t } = useTexts(dossiersTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', adminId, 'dossiers'],
    queryFn: () => call('listDossierdelen', { params: { adminId } }),
  });
  const download = useDownload(adminId);
  const school = useUser()?.role === 'schooladmin';
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
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
        <h2 className={css['kop']}>{t(school ? 'school' : 'eigen.account')}</h2>
        <p>{t(school ? 'schoolUitleg' : 'eigen.accountUitleg')}</p>
        {knop(null, t(school ? 'school' : 'eigen.account'))}
      </section>
      {school ? <PerGroep delen={data.delen} knop={knop} /> : <Allen delen={data.delen} knop={knop} />}
    </>
  );
}
