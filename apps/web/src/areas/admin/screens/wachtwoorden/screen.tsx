import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { groepCrumb } from '../../crumbs.ts';
import { leerlingenQuery } from '../../beheer.ts';
import { issueCards, type Soort } from '../../kaarten/issue.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { Cards } from '../../kaarten/cards.tsx';
import { Deur } from './parts/deur.tsx';
import { Groepscode } from './parts/groepscode.tsx';
import { metKaart } from './parts/oude-kaart.ts';
import { OudeKaart } from './parts/oude-kaart-vraag.tsx';
import { idsVan, WhoChoice, type Wie } from './parts/who-choice.tsx';
import css from './wachtwoorden.module.css';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(beheerTeksten, 'kaarten.titel')] };
export const meta = () => pageTitle(beheerTeksten, 'kaarten.titel');

interface IssueProps {
  readonly adminId: string;
  readonly groepId: string;
}

function useIssue({ adminId, groepId }: IssueProps) {
  const queryClient = useQueryClient();
  const params = { adminId, groepId };
  return useMutation({
    mutationFn: ({ soort, leerlingIds, naast }: { readonly soort: Soort; readonly leerlingIds: string[]; readonly naast: boolean }) =>
      issueCards(params, soort, leerlingIds, naast),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId, 'beheer', groepId] }),
  });
}

function Issue({ adminId, groepId, leerlingen }: IssueProps & { readonly leerlingen: readonly BeheerLeerling[] }) {
  const { t } = useTexts(beheerTeksten, thuisTeksten);
  const [soort, setSoort] = useState<Soort>('woorden');
  // Who comes from one child is about that child, whoever else has no card.
  const van = useSearchParams()[0].get('kind');
  const [wie, setWie] = useState<Wie>(van === null ? { soort: 'zonder', gekozen: [] } : { soort: 'gekozen', gekozen: [van] });
  const ids = idsVan(wie, leerlingen);
  const issue = useIssue({ adminId, groepId });
  const thuis = useUser()?.role === 'thuisadmin';
  const oud = metKaart(ids, leerlingen);
  // Asked anew for every choice: a yes for one card is none for another.
  const [magWeg, setMagWeg] = useState('');
  const naast = thuis && oud.length > 0 && magWeg !== ids.join();
  if (leerlingen.length === 0)
    return (
      <>
        <ScreenHead title={t('kaarten.titel')} />
        <Empty title={t('kaarten.leeg')} text={t('kaarten.leegUitleg')} />
      </>
    );
  return (
    <>
      <div className={css['keuzes']}>
        <ScreenHead title={t('kaarten.titel')} text={thuis ? t('thuis:kaartUitleg') : t('kaarten.uitleg')} />
        <fieldset>
          <legend>{t('kaarten.soort')}</legend>
          <RadioGroup value={soort} onChange={(_, value) => setSoort(value === 'plaatjes' ? 'plaatjes' : 'woorden')}>
            <FormControlLabel value="woorden" control={<Radio />} label={t('kaarten.woorden')} />
            <FormControlLabel value="plaatjes" control={<Radio />} label={t('kaarten.plaatjes')} />
          </RadioGroup>
        </fieldset>
        <WhoChoice leerlingen={leerlingen} wie={wie} onChange={setWie} />
        {thuis && oud.length > 0 && <OudeKaart oud={oud} blijft={naast} onChange={(on) => setMagWeg(on ? ids.join() : '')} />}
        <Button disabled={ids.length === 0 || issue.isPending} onClick={() => issue.mutate({ soort, leerlingIds: [...ids], naast })}>
          {issue.isPending ? t('bezig') : t('kaarten.maak', { count: ids.length })}
        </Button>
        <FormAlert error={issue.error} />
        {issue.data && (
          <Alert
            severity="success"
            action={
              <Button variant="text" onClick={() => window.print()}>
                {t('kaarten.afdrukken')}
              </Button>
            }
          >
            {t('kaarten.klaar', { count: issue.data.wachtwoorden.length })}
          </Alert>
        )}
        <Groepscode adminId={adminId} groepId={groepId} thuis={thuis} />
        {/* At home nobody has to be let in: a child practises through its parent. */}
        {!thuis && <Deur adminId={adminId} groepId={groepId} />}
      </div>
      {issue.data && <Cards wachtwoorden={issue.data.wachtwoorden} code={issue.data.code} leerlingen={leerlingen} />}
    </>
  );
}

export default function WachtwoordenScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(leerlingenQuery(adminId, groepId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Issue key={groepId} adminId={adminId} groepId={groepId} leerlingen={data.leerlingen} />;
}
