import Button from '@mui/material/Button';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { opnamenPath } from '../../voorleesopnamen.ts';
import { momentenQuery } from '../../voorlezen.ts';
import { Moment } from './moment.tsx';
import { PlanForm } from './plan-form.tsx';

export const meta = () => pageTitle(voorlezenTeksten, 'momenten.titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(voorlezenTeksten, 'momenten.titel')] };

/** Taking one away, and putting it back as long as the notice stands there. */
function useWeg() {
  const { adminId, groepId } = usePathParams();
  const queryClient = useQueryClient();
  const [weg, setWeg] = useState<string | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ momentId, terug }: { readonly momentId: string; readonly terug: boolean }) =>
      call(terug ? 'restoreLeesmoment' : 'stopLeesmoment', { params: { adminId, groepId, momentId } }),
    onSuccess: async (_, { momentId, terug }) => {
      setWeg(terug ? null : momentId);
      await queryClient.invalidateQueries({ queryKey: momentenQuery({ adminId, groepId }).queryKey });
    },
  });
  return { weg, setWeg, mutate, error, isPending };
}

/** Everything that was heard in a year: the rows of the pages of the leerlingen. */
function Bestanden() {
  const { t } = useTexts(voorlezenTeksten);
  const { adminId, groepId } = usePathParams();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (formaat: 'csv' | 'xlsx') =>
      saveFile(await call('exportGroepVoorlezingen', { params: { adminId, groepId, formaat } })),
  });
  return (
    <>
      {(['csv', 'xlsx'] as const).map((formaat) => (
        <Button key={formaat} variant="outlined" sx={{ mt: 2, mr: 2 }} disabled={isPending} onClick={() => mutate(formaat)}>
          {t(`bestand.${formaat}`)}
        </Button>
      ))}
      <FormAlert error={error} />
    </>
  );
}

/** The leesmomenten of a groep: planned, held, and what came of them. */
export default function LeesmomentenScreen() {
  const { t } = useTexts(voorlezenTeksten);
  const plek = usePathParams();
  const { data, error, refetch } = useQuery(momentenQuery(plek));
  const { weg, setWeg, mutate, error: fout, isPending } = useWeg();
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const getoond = data.momenten.filter(({ gestopt, leerlingen }) => !gestopt || leerlingen.some(({ gehoord }) => gehoord.length > 0));
  return (
    <>
      <ScreenHead title={t('momenten.titel')} text={t('momenten.uitleg')} />
      {weg !== null && (
        <DoneNotice
          text={t('momenten.wegGehaald')}
          undo={{ label: t('momenten.terug'), onClick: () => mutate({ momentId: weg, terug: true }) }}
          onClose={() => setWeg(null)}
        />
      )}
      <FormAlert error={fout} />
      <Button component={Link} variant="outlined" sx={{ mb: 2 }} to={opnamenPath(plek)}>
        {t('momenten.opnamen')}
      </Button>
      <PlanForm plek={plek} niveaus={data.niveaus} voorstel={data.voorstel} vandaag={data.vandaag} momenten={data.momenten} />
      {getoond.length === 0 && <Empty title={t('momenten.leeg')} text={t('momenten.leegUitleg')} />}
      {getoond.map((moment) => (
        <Moment
          key={moment.id}
          plek={plek}
          moment={moment}
          busy={isPending}
          onWeg={() => mutate({ momentId: moment.id, terug: false })}
          onTerug={() => mutate({ momentId: moment.id, terug: true })}
        />
      ))}
      {getoond.length > 0 && <p>{t('tempo.uitleg')}</p>}
      <Bestanden />
    </>
  );
}
