import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { heleNaam } from '@spelrijk/domain/naam';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Hersteld } from '../../../../shared/concept/hersteld.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Bewaarfout } from '../../plan/bewaarfout.tsx';
import { nieuweZonderStarttoets } from '../../plan/begin.ts';
import { Botsing } from '../../plan/botsing.tsx';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { DoelErbij } from '../../plan/doel-erbij.tsx';
import { DoelenVelden } from '../../plan/doelen-velden.tsx';
import { metDoel } from '../../plan/keuze.ts';
import css from '../../plan/plan.module.css';
import { planQuery, useZorgpaden, voorstellenQuery, type Handelingsplan, type PlanPlek } from '../../plan/queries.ts';
import { usePlanForm } from '../../plan/use-plan-form.ts';
import { AanpakVelden, WaaromVelden } from '../../plan/velden.tsx';
import { Unready } from '../../parts/unready.tsx';

export const meta = () => pageTitle(planTeksten, 'editTitel');
export const handle: Crumbs = {
  crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb, crumb(planTeksten, 'editTitel')],
};

interface EditorProps {
  readonly plek: PlanPlek;
  readonly plan: Handelingsplan;
  readonly voorstellen: Output<Api['proposeDoelen']>;
}

function Editor({ plek, plan, voorstellen }: EditorProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const begin = metDoel(plan.keuze, search.get('doel'), voorstellen.categorieen);
  const isLocked = plan.toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'open');
  // With a final test open no goal comes in at all.
  const wachtende = (doelen: PlanKeuze['doelen']): readonly string[] => (isLocked ? [] : nieuweZonderStarttoets(doelen, plan));
  const form = usePlanForm({ plek, naam: `plan:${plan.id}`, begin, versie: plan.versie, wachtende });
  const { concept } = form;
  const [wegReden, setWegReden] = useState('');
  const naam = plan.leerling.roepnaam;
  const blijft = new Set(concept.waarde.doelen.map(({ categorie }) => categorie));
  const isGoalGone = plan.status === 'actief' && plan.keuze.doelen.some(({ categorie }) => !blijft.has(categorie));
  const zonder = wachtende(concept.waarde.doelen);
  const hier = paden.plan(plan.id);
  const done = (): void => void navigate(hier);
  const velden = { keuze: concept.waarde, naam, onChange: concept.set };
  return (
    <>
      <ScreenHead title={t('editTitel')} text={`${heleNaam(plan.leerling)}, ${plan.leerling.groepNaam}`} />
      {form.isHersteld && <Hersteld concept={concept} />}
      {form.ander && (
        <Botsing
          ander={form.ander.keuze}
          mij={concept.waarde}
          naam={naam}
          onMine={() => form.sendOver(wegReden.trim(), done)}
          onTheirs={form.takeOther}
        />
      )}
      <h2>{t('stappen.waarom')}</h2>
      <WaaromVelden {...velden} />
      <h2>{t('stappen.doelen')}</h2>
      {isLocked ? (
        <Alert severity="info">{t('doelenOpSlot')}</Alert>
      ) : (
        <DoelenVelden
          {...velden}
          voorstellen={voorstellen.voorstellen}
          categorieen={voorstellen.categorieen}
          leestreden={voorstellen.leestreden}
        />
      )}
      {zonder.length > 0 && <DoelErbij plan={plan} plek={plek} doelen={zonder} />}
      {isGoalGone && (
        <TextField
          label={t('wegReden')}
          name="wegReden"
          value={wegReden}
          onChange={({ target }) => setWegReden(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          required
          fullWidth
          sx={{ mb: 2 }}
        />
      )}
      <h2>{t('stappen.aanpak')}</h2>
      <AanpakVelden {...velden} />
      {!form.ander && <Bewaarfout error={form.save.error} />}
      <div className={css['knoppen']}>
        <Button
          disabled={form.save.isPending || !form.isGeldig || (isGoalGone && wegReden.trim() === '')}
          onClick={() => form.send(wegReden.trim(), done)}
        >
          {t('bewaar')}
        </Button>
        <Button component={Link} to={hier} variant="text" onClick={concept.forget}>
          {t('annuleer')}
        </Button>
      </div>
    </>
  );
}

/** Changing a plan that runs: every save is a version. */
export default function HandelingsplanEditScreen() {
  const { plek } = useZorgpaden();
  const plan = useQuery(planQuery(plek));
  const voorstellen = useQuery(voorstellenQuery(plek));
  const retry = (): void => {
    void plan.refetch();
    void voorstellen.refetch();
  };
  if (!plan.data || !voorstellen.data) return <Unready error={plan.error ?? voorstellen.error} onRetry={retry} />;
  return <Editor key={plek.planId} plek={plek} plan={plan.data} voorstellen={voorstellen.data} />;
}
