import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { planTeksten } from '@spelrijk/teksten/plan';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Hersteld } from '../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../shared/concept/use-concept.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import panel from '../../parts/parts.module.css';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { VervangDialog } from '../../overtypen/vervang-dialog.tsx';
import { verschillenIn } from '../../overtypen/verschil.ts';
import { Groeizinnen } from '../../plan/groei.tsx';
import css from '../../plan/plan.module.css';
import { planQuery, useZorgpaden, type PlanPlek } from '../../plan/queries.ts';
import { toetsQuery, usePlantoets, type Plantoetsblad } from '../../plan/toets-queries.ts';
import { Unready } from '../../parts/unready.tsx';

export const meta = () => pageTitle(planTeksten, 'toetsen');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb, crumb(planTeksten, 'toetsen')] };

const isTeksten = (value: unknown): value is string[] => Array.isArray(value) && value.every((een) => typeof een === 'string');

/** What the child wrote on paper, typed over as it stands; a second time only after asking. */
function Overtypen({ blad, plek, naam }: { readonly blad: Plantoetsblad; readonly plek: PlanPlek; readonly naam: string }) {
  const { t } = useTexts(planTeksten);
  const { saveOnPaper } = usePlantoets(plek);
  const concept = useConcept(
    `plantoets:${blad.id}`,
    blad.items.map(({ gegeven }) => gegeven ?? ''),
    isTeksten,
  );
  const [ask, setAsk] = useState(false);
  const verschillen = verschillenIn(
    blad.items.map(({ woord, gegeven }, i) => ({ woord, was: gegeven ?? '', wordt: concept.waarde[i] ?? '' })),
  );
  const isAl = blad.items.some(({ gegeven }) => gegeven !== null);
  // Whoever left this screen meanwhile does not find it again as never saved.
  // Whoever left this screen meanwhile does not find it again as never saved.
  const send = async (vervang: boolean): Promise<void> => {
    try {
      await saveOnPaper.mutateAsync({ toetsId: blad.id, antwoorden: concept.waarde.map((een) => een.trim()), vervang });
      setAsk(false);
      concept.forget();
    } catch {
      // Said under the fields.
    }
  };
  return (
    <section className={panel['paneel']}>
      <h2>{t('overtypen')}</h2>
      <p>{t('overtypenUitleg', { naam })}</p>
      <Hersteld concept={concept} />
      <ol className={css['velden']}>
        {blad.items.map(({ nr, woord, zin }, i) => (
          <li key={nr}>
            <TextField
              label={woord}
              helperText={zin ?? ' '}
              value={concept.waarde[i] ?? ''}
              onChange={({ target }) => concept.set(blad.items.map((_, j) => (j === i ? target.value : (concept.waarde[j] ?? ''))))}
              slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } }}
              fullWidth
            />
          </li>
        ))}
      </ol>
      <FormAlert error={saveOnPaper.error} />
      <Button disabled={saveOnPaper.isPending} onClick={() => (isAl && verschillen.length > 0 ? setAsk(true) : void send(false))}>
        {t('bewaar')}
      </Button>
      {ask && (
        <VervangDialog
          verschillen={verschillen}
          busy={saveOnPaper.isPending}
          error={saveOnPaper.error}
          onConfirm={() => void send(true)}
          onClose={() => setAsk(false)}
        />
      )}
    </section>
  );
}

function Gemaakt({ blad }: { readonly blad: Plantoetsblad }) {
  const { t } = useTexts(planTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('geschreven')}</h2>
      <div className={css['tabelrol']}>
        <table className={css['tabel']}>
          <tbody>
            {blad.items.map(({ nr, woord, gegeven }) => (
              <tr key={nr}>
                <th scope="row">{woord}</th>
                <td className={css['fouten']}>{gegeven ?? t('nietGemaakt')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** One test of a plan: how far it is, what was written, and what that says. A test that runs on a screen shows no word. */
export default function PlantoetsScreen() {
  const { t } = useTexts(planTeksten, plantoetsTeksten);
  const dates = useDates();
  const { plek } = useZorgpaden();
  const { toetsId = '' } = useParams();
  const plan = useQuery(planQuery(plek));
  const toets = useQuery(toetsQuery(plek, toetsId));
  const retry = (): void => {
    void plan.refetch();
    void toets.refetch();
  };
  if (!plan.data || !toets.data) return <Unready error={plan.error ?? toets.error} onRetry={retry} />;
  const blad = toets.data;
  const naam = plan.data.leerling.roepnaam;
  const isLater = blad.vanaf !== null && blad.vanaf > plan.data.vandaag;
  return (
    <>
      <ScreenHead
        title={`${t(`plan:toetsSoort.${blad.soort}`)}: ${naam}`}
        text={t('plan:gemaakt', { aantal: blad.gemaakt, van: blad.aantal })}
      />
      {blad.status === 'open' && (isLater || !blad.papier) && (
        <Alert severity="info">
          {isLater && t('plantoets:toetsLater', { datum: dates.long(blad.vanaf ?? '') })}{' '}
          {!blad.papier && t(isLater ? 'plantoets:toetsOpSchermLater' : 'plan:toetsOpScherm', { naam })}
        </Alert>
      )}
      {blad.status === 'afgebroken' && (
        <Alert severity="info">
          {t('plan:eindtoetsAfgebroken', { naam })} {blad.papier && t('plan:eindtoetsPapierLater')}
        </Alert>
      )}
      {blad.uitslag && (
        <section className={panel['paneel']}>
          <h2>{t('plan:uitslag')}</h2>
          <Groeizinnen uitslag={blad.uitslag} naam={naam} />
        </section>
      )}
      {blad.papier && <Overtypen key={blad.id} blad={blad} plek={plek} naam={naam} />}
      {!blad.papier && blad.items.length > 0 && <Gemaakt blad={blad} />}
    </>
  );
}
