import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiFout } from '../../../../../shared/api/fout.ts';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { beginVan, isFormulier, kanWeg, mist, takeGroepje, type Formulier } from '../../../groepsplan/formulier.ts';
import { groepsplanQuery, useGroepspaden, useGroepsplan, type Groepsplan, type Groepsvoorstel } from '../../../groepsplan/queries.ts';
import { DoelenVelden } from '../../../plan/doelen-velden.tsx';
import css from '../../../plan/plan.module.css';
import { AanpakVelden, WaaromVelden } from '../../../plan/velden.tsx';
import { Samen } from './samen.tsx';
import { Wie } from './wie.tsx';

interface MakerProps {
  /** Null: a new one. */
  readonly plan: Groepsplan | null;
  readonly voorstel: Groepsvoorstel;
}

const isBotsing = (error: unknown): boolean => error instanceof ApiFout && error.code === 'groepsplannen/gewijzigd';

/** The form, begun with the groepje that another screen pointed at. */
function useFormulier({ plan, voorstel }: MakerProps) {
  const { t } = useTexts(groepsplanTeksten);
  const { plek } = useGroepspaden();
  const [search] = useSearchParams();
  const [begin] = useState((): Formulier => {
    const leeg = beginVan(plan);
    const doel = voorstel.categorieen.find(({ id }) => id === search.get('doel'));
    if (plan || !doel) return leeg;
    const vrij = new Set(voorstel.leerlingen.filter(({ bezet }) => !bezet).map(({ id }) => id));
    const leerlingen = (search.get('wie') ?? '').split(',').filter((id) => vrij.has(id));
    return takeGroepje(leeg, { categorie: doel.id, leerlingen }, t('groepjeVan', { doel: doel.naam }));
  });
  return useConcept(`groepsplan:${plan?.id ?? `nieuw:${plek.groepId}`}`, begin, isFormulier);
}

/** Another docent saved in between: what she made is one click away, what stands here is kept. */
function Botsing({ onSave }: { readonly onSave: () => void }) {
  const { t } = useTexts(groepsplanTeksten);
  const paden = useGroepspaden();
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('botsing')}</AlertTitle>
      <p>{t('botsingUitleg')}</p>
      <div className={css['rij']}>
        <Button component={Link} to={paden.plan(paden.plek.groepsplanId)} target="_blank" variant="outlined">
          {t('bekijkAnder')}
        </Button>
        <Button onClick={onSave}>{t('bewaarToch')}</Button>
      </div>
    </Alert>
  );
}

/** One page: who, what, why and how. What is filled in stays on this device until it is saved. */
export function Maker({ plan, voorstel }: MakerProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const paden = useGroepspaden();
  const navigate = useNavigate();
  const client = useQueryClient();
  const concept = useFormulier({ plan, voorstel });
  const { save } = useGroepsplan(paden.plek);
  const form = concept.waarde;
  const gaten = mist(form);
  const loopt = plan?.leerlingen.some(({ status }) => status === 'actief') === true;
  const send = (versie: number): void => {
    const { id, keuze, leden } = form;
    save.mutate(
      { id, body: { versie, naam: form.naam.trim(), keuze, leerlingen: [...leden] } },
      {
        onSuccess: () => {
          concept.forget();
          void navigate(paden.plan(id));
        },
      },
    );
  };
  /** Over what the other one saved: only when somebody says so. */
  const sendOver = async (): Promise<void> => send((await client.fetchQuery({ ...groepsplanQuery(paden.plek), staleTime: 0 })).versie);
  const velden = {
    keuze: form.keuze,
    naam: t('groepsplan:hetGroepje'),
    onChange: (keuze: Formulier['keuze']) => concept.set({ ...form, keuze }),
  };
  return (
    <>
      <ScreenHead title={t(plan ? 'groepsplan:editTitel' : 'groepsplan:nieuwTitel')} text={voorstel.groepNaam} />
      <Hersteld concept={concept} />
      {isBotsing(save.error) && <Botsing onSave={() => void sendOver()} />}
      {!plan && <Samen voorstel={voorstel} onTake={(een, naam) => concept.set(takeGroepje(form, een, naam))} />}
      <div className={css['velden']}>
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
      <h2>{t('groepsplan:watDoel')}</h2>
      {loopt ? (
        <Alert severity="info">{t('groepsplan:doelenVast')}</Alert>
      ) : (
        <DoelenVelden {...velden} voorstellen={null} categorieen={voorstel.categorieen} />
      )}
      <h2>{t('plan:stappen.waarom')}</h2>
      <WaaromVelden {...velden} />
      <h2>{t('plan:stappen.aanpak')}</h2>
      <AanpakVelden {...velden} />
      {gaten.map((gat) => (
        <p key={gat} className={css['zacht']}>
          {t(`groepsplan:mist.${gat}`)}
        </p>
      ))}
      {!isBotsing(save.error) && <FormAlert error={save.error} />}
      <div className={css['knoppen']}>
        <Button disabled={save.isPending || !kanWeg(form)} onClick={() => send(plan?.versie ?? 0)}>
          {t('groepsplan:bewaar')}
        </Button>
        <Button component={Link} to={plan ? paden.plan(plan.id) : paden.lijst} variant="text" onClick={concept.forget}>
          {t('groepsplan:annuleer')}
        </Button>
      </div>
    </>
  );
}
