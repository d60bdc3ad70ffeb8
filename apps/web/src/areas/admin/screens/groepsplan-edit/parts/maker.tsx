import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { ScreenHead } from '../../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { beginVan, doelenIn, kanWeg, mist, takeGroepje, verschilVan, type Formulier } from '../../../groepsplan/formulier.ts';
import { useGroepspaden, type Groepsplan, type Groepsvoorstel } from '../../../groepsplan/queries.ts';
import { useGroepsplanForm } from '../../../groepsplan/use-groepsplan-form.ts';
import { Bewaarfout } from '../../../plan/bewaarfout.tsx';
import { Botsing } from '../../../plan/botsing.tsx';
import { DoelenVelden } from '../../../plan/doelen-velden.tsx';
import css from '../../../plan/plan.module.css';
import { AanpakVelden, WaaromVelden, type VeldenProps } from '../../../plan/velden.tsx';
import { Samen } from './samen.tsx';
import { Wie } from './wie.tsx';

interface MakerProps {
  /** Null: a new one. */
  readonly plan: Groepsplan | null;
  readonly voorstel: Groepsvoorstel;
}

interface WatDoelProps extends VeldenProps {
  readonly stand: ReturnType<typeof doelenIn>;
  readonly voorstel: Groepsvoorstel;
  readonly reden: string;
  readonly onReden: (reden: string) => void;
}

/** The goals; of a plan that runs with what happens to one that comes in, and why one goes out. */
function WatDoel({ stand: { loopt, isOpSlot, isDoelWeg, isDoelErbij }, voorstel, reden, onReden, ...velden }: WatDoelProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  return (
    <>
      <h2>{t('groepsplan:watDoel')}</h2>
      {isOpSlot ? (
        <Alert severity="info">{t('plan:doelenOpSlot')}</Alert>
      ) : (
        <>
          {loopt && <p>{t('groepsplan:doelenLoopt')}</p>}
          <DoelenVelden {...velden} voorstellen={null} categorieen={voorstel.categorieen} leestreden={voorstel.leestreden} />
        </>
      )}
      {isDoelErbij && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('groepsplan:doelErbij')}
        </Alert>
      )}
      {isDoelWeg && (
        <TextField
          label={t('plan:wegReden')}
          name="wegReden"
          value={reden}
          onChange={({ target }) => onReden(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          required
          fullWidth
          sx={{ mb: 2 }}
        />
      )}
    </>
  );
}

/** One page: who, what, why and how. What is filled in stays on this device until it is saved. */
export function Maker({ plan, voorstel }: MakerProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const paden = useGroepspaden();
  const navigate = useNavigate();
  const [reden, setReden] = useState('');
  const { concept, save, ander, send, sendOver, takeOther } = useGroepsplanForm(
    { plan, voorstel, wegReden: reden.trim() },
    (id) => void navigate(paden.plan(id)),
  );
  const form = concept.waarde;
  const gaten = mist(form);
  const stand = doelenIn(plan, form);
  const namenVan = (ids: readonly string[]): string =>
    ids.map((id) => voorstel.leerlingen.find((kind) => kind.id === id)?.roepnaam ?? '…').join(', ');
  const velden = {
    keuze: form.keuze,
    naam: t('groepsplan:hetGroepje'),
    onChange: (keuze: Formulier['keuze']) => concept.set({ ...form, keuze }),
  };
  return (
    <>
      <ScreenHead title={t(plan ? 'groepsplan:editTitel' : 'groepsplan:nieuwTitel')} text={voorstel.groepNaam} />
      <Hersteld concept={concept} />
      {ander && (
        <Botsing
          ander={ander.keuze}
          mij={form.keuze}
          naam={velden.naam}
          extra={verschilVan(beginVan(ander), form, namenVan).map(({ veld, ...rij }) => ({ ...rij, kop: t(`groepsplan:${veld}`) }))}
          onMine={sendOver}
          onTheirs={takeOther}
        />
      )}
      {!plan && <Samen voorstel={voorstel} onTake={(een, naam) => concept.set(takeGroepje(form, een, naam))} />}
      <div className={`${css['velden']} ${css['onder']}`}>
        <TextField
          label={t('groepsplan:naam')}
          name="naam"
          value={form.naam}
          onChange={({ target }) => concept.set({ ...form, naam: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          required
          fullWidth
        />
        <Wie form={form} plan={plan} leerlingen={voorstel.leerlingen} onChange={concept.set} />
      </div>
      <WatDoel {...velden} stand={stand} voorstel={voorstel} reden={reden} onReden={setReden} />
      <h2>{t('plan:stappen.waarom')}</h2>
      <WaaromVelden {...velden} />
      <h2>{t('plan:stappen.aanpak')}</h2>
      <AanpakVelden {...velden} />
      {gaten.map((gat) => (
        <p key={gat} className={css['zacht']}>
          {t(`groepsplan:mist.${gat}`)}
        </p>
      ))}
      {!ander && <Bewaarfout error={save.error} />}
      <div className={css['knoppen']}>
        <Button disabled={save.isPending || !kanWeg(form) || (stand.isDoelWeg && reden.trim() === '')} onClick={send}>
          {t('groepsplan:bewaar')}
        </Button>
        <Button component={Link} to={plan ? paden.plan(plan.id) : paden.lijst} variant="text" onClick={concept.forget}>
          {t('groepsplan:annuleer')}
        </Button>
      </div>
    </>
  );
}
