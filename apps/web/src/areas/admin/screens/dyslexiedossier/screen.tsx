import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { heleNaam } from '@spelrijk/domain/naam';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { schoolDay } from '../../../../shared/date/days.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import blad from '../../plan/blad.module.css';
import { plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import css from '../../plan/plan.module.css';
import { plannenQuery, useDossier, useZorgpaden } from '../../plan/queries.ts';
import { Dossierblad } from './dossierblad.tsx';

export const meta = () => pageTitle(planTeksten, 'dossier');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, crumb(planTeksten, 'dossier')] };

/** What goes to somebody outside the school: only after a parent with authority consented, with the day of it. */
export default function DyslexiedossierScreen() {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const paden = useZorgpaden();
  const dossier = useDossier(paden.plek);
  const { leerling } = useQuery(plannenQuery(paden.plek)).data ?? {};
  const [akkoord, setAkkoord] = useState(false);
  const [dag, setDag] = useState('');
  const vandaag = schoolDay(serverNow());
  const { data } = dossier;
  if (data) {
    const save = (): void =>
      saveFile({ type: 'text/csv', bytes: new TextEncoder().encode(data.csv), naam: `dyslexiedossier-${data.naam}.csv` });
    return (
      <>
        <div className={`${blad['balk']} niet-printen`}>
          <Button component={Link} to={paden.lijst} variant="text">
            {t('planblad:terugLijst')}
          </Button>
          <div className={blad['knoppen']}>
            <Button variant="outlined" onClick={save}>
              {t('planblad:csv')}
            </Button>
            <Button onClick={() => window.print()}>{t('plan:print')}</Button>
          </div>
        </div>
        <Dossierblad dossier={data} />
      </>
    );
  }
  return (
    <>
      <ScreenHead
        title={leerling ? t('planblad:dossierKop', { naam: heleNaam(leerling) }) : t('plan:dossier')}
        text={`${leerling ? `${leerling.groepNaam}. ` : ''}${t('planblad:dossierUitleg')}`}
      />
      <div className={css['velden']}>
        <div className={css['vinken']}>
          <label>
            <input type="checkbox" checked={akkoord} onChange={({ target }) => setAkkoord(target.checked)} />
            {t('planblad:toestemming')}
          </label>
        </div>
        <TextField
          label={t('planblad:toestemmingDag')}
          name="toestemming"
          type="date"
          value={dag}
          onChange={({ target }) => setDag(target.value)}
          error={dag > vandaag}
          helperText={dag > vandaag ? t('plan:inToekomst') : t('planblad:toestemmingHulp')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: vandaag } }}
        />
        <FormAlert error={dossier.error} />
        <div>
          <Button disabled={!akkoord || dag === '' || dag > vandaag || dossier.isPending} onClick={() => dossier.mutate(dag)}>
            {t('planblad:maakDossier')}
          </Button>
        </div>
      </div>
    </>
  );
}
