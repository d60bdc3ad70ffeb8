import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { VERSE_EINDTOETS_DAGEN, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addLocalDays } from '../../../../../shared/date/days.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { isGetoetst, teMeten } from '../../../plan/begin.ts';
import { isLeesplan, mist } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';
import { planQuery, plannenQuery, usePlan, useZorgpaden, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { Samenvatting } from '../../../plan/samenvatting.tsx';

interface StartProps {
  readonly plek: PlanPlek;
  readonly naam: string;
  readonly keuze: PlanKeuze;
  readonly onStap: (stap: 'waarom' | 'doelen' | 'starttoets') => void;
}

/** The final test of the plan before stands in for a start test for three weeks, of the goals that it asked. */
const VERS_MS = VERSE_EINDTOETS_DAGEN * 86_400_000;

/** Is there a test to compare with? */
function useBegin(plan: Handelingsplan | undefined, keuze: PlanKeuze): 'klaar' | 'open' | 'vers' | 'geen' | 'lezen' {
  const { plek } = useZorgpaden();
  const vorig = plan?.volgtOp ?? '';
  const eerder = useQuery({ ...planQuery({ ...plek, planId: vorig }), enabled: vorig !== '' }).data;
  if (isLeesplan(keuze)) return 'lezen';
  if (plan && isGetoetst(keuze.doelen, plan)) return 'klaar';
  if (plan?.toetsen.some(({ soort, status }) => soort === 'zorg-start' && status === 'open')) return 'open';
  const nu = plan ? Date.parse(`${plan.vandaag}T12:00:00Z`) : 0;
  const isVers = eerder?.toetsen.some(
    ({ soort, status, afOp }) => soort === 'zorg-eind' && status === 'af' && afOp !== null && Date.parse(afOp) > nu - VERS_MS,
  );
  const gevraagd = teMeten(keuze.doelen);
  const isGevraagd =
    gevraagd.length > 0 && gevraagd.every((categorie) => eerder?.doelen.some((doel) => doel.categorie === categorie) === true);
  return isVers === true && isGevraagd ? 'vers' : 'geen';
}

function Reden({ naam, reden, onChange }: { readonly naam: string; readonly reden: string; readonly onChange: (reden: string) => void }) {
  const { t } = useTexts(planTeksten);
  return (
    <TextField
      label={t('reden')}
      name="zonderStarttoets"
      value={reden}
      onChange={({ target }) => onChange(target.value)}
      helperText={t('zonderStarttoetsUitleg', { naam })}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      required
      fullWidth
    />
  );
}

/** What is still missing, each with the way to its step. */
function Gaten({ gaten, onStap }: Pick<StartProps, 'onStap'> & { readonly gaten: ReturnType<typeof mist> }) {
  const { t } = useTexts(planTeksten);
  return gaten.map((gat) => (
    <Alert
      key={gat}
      severity="warning"
      action={
        <Button variant="text" onClick={() => onStap(gat)}>
          {t(`stappen.${gat}`)}
        </Button>
      }
    >
      {t(`mist.${gat}`)}
    </Alert>
  ));
}

/** Everything once more, and the start: with a start test, or without one for a reason. */
export function StartStap({ plek, naam, keuze, onStap }: StartProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const dates = useDates();
  const navigate = useNavigate();
  const paden = useZorgpaden();
  const { data: plan } = useQuery(planQuery(plek));
  const lijst = useQuery(plannenQuery(plek)).data;
  const { start } = usePlan(plek);
  const [gekozen, setVan] = useState<string | null>(null);
  const [zonder, setZonder] = useState(false);
  const [reden, setReden] = useState('');
  const begin = useBegin(plan, keuze);
  const van = gekozen ?? plan?.vandaag ?? '';
  const gaten = mist(keuze);
  const heeftBegin = begin === 'klaar' || begin === 'vers' || begin === 'lezen';
  const needsReason = !heeftBegin && zonder && reden.trim().length < 3;
  const mayStart = plan !== undefined && gaten.length === 0 && (heeftBegin || (zonder && !needsReason));
  const loopt = lijst?.plannen.some(({ status, wegTot }) => status === 'actief' && wegTot === null) === true;
  const onStart = (): void => {
    if (!plan) return;
    start.mutate(
      { versie: plan.versie, van, zonderStarttoets: heeftBegin ? '' : reden.trim() },
      { onSuccess: () => void navigate(paden.plan(plek.planId)) },
    );
  };
  return (
    <div className={css['velden']}>
      <Samenvatting keuze={keuze} naam={naam} />
      <Gaten gaten={gaten} onStap={onStap} />
      {begin === 'klaar' && <Alert severity="success">{t('starttoetsKlaar')}</Alert>}
      {begin === 'lezen' && <Alert severity="info">{blad('lezen.startZonder')}</Alert>}
      {begin === 'vers' && <Alert severity="success">{t('verseEindtoets')}</Alert>}
      {!heeftBegin && (
        <>
          <Alert severity="warning">{begin === 'open' ? t('starttoetsOpen', { naam }) : t('mist.starttoets')}</Alert>
          <div className={css['vinken']}>
            <label>
              <input type="checkbox" checked={zonder} onChange={({ target }) => setZonder(target.checked)} />
              {t('zonderStarttoets')}
            </label>
          </div>
          {zonder && <Reden naam={naam} reden={reden} onChange={setReden} />}
        </>
      )}
      <TextField
        label={t('startdag')}
        name="van"
        type="date"
        value={van}
        onChange={({ target }) => setVan(target.value)}
        helperText={van === '' ? ' ' : t('einddag', { datum: dates.long(addLocalDays(van, 7 * keuze.weken - 1)) })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: plan?.vandaag } }}
      />
      <p className={css['zacht']}>
        {t('startUitleg')} {(begin === 'klaar' || begin === 'open') && t('startApart')}
      </p>
      {loopt && <Alert severity="warning">{t('looptAl')}</Alert>}
      <FormAlert error={start.error} />
      <div className={css['knoppen']}>
        <Button disabled={!mayStart || start.isPending} onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    </div>
  );
}
