import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import { sessionStore } from '../../../../shared/session/storage.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Choice } from '../../parts/choice.tsx';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import blad from '../../plan/blad.module.css';
import { beginVan, isHerladen } from '../../plan/kaartklok.ts';
import { kaartQuery, planQuery, usePlan, useZorgpaden } from '../../plan/queries.ts';
import { SessieDialog } from '../../plan/sessie-dialog.tsx';
import { Unready } from '../../parts/unready.tsx';
import { Kaart } from './kaart.tsx';

export const meta = () => pageTitle(planTeksten, 'kaart');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb, crumb(planTeksten, 'kaart')] };

const MINUUT_MS = 60_000;

/** Minutes since this card was opened; a page that is loaded again goes on counting. */
function useMinuten(planId: string): number {
  const sleutel = `kaart ${planId}`;
  const [begin] = useState(() => beginVan(sessionStore.get(sleutel), { nu: serverNow(), isHerladen: isHerladen() }));
  const [nu, setNu] = useState(begin);
  useEffect(() => {
    sessionStore.set(sleutel, String(begin));
    const timer = setInterval(() => setNu(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [begin, sleutel]);
  return Math.max(0, nu - begin) / MINUUT_MS;
}

/** The card for who sits beside the child: on the screen with a clock, or on paper. It fills in itself how long it took. */
export default function BegeleidingskaartScreen() {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const { plek, plan: planPad } = useZorgpaden();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const plan = useQuery(planQuery(plek));
  const kaart = useQuery(kaartQuery(plek, search.get('doel') ?? ''));
  const { print } = usePlan(plek);
  const [noteer, setNoteer] = useState(false);
  const minuten = useMinuten(plek.planId);
  const retry = (): void => {
    void plan.refetch();
    void kaart.refetch();
  };
  if (!plan.data || !kaart.data) return <Unready error={plan.error ?? kaart.error} onRetry={retry} />;
  const hier = planPad(plek.planId);
  const onPrint = (): void => {
    print.mutate('kaart');
    window.print();
  };
  return (
    <>
      <div className={`${blad['balk']} niet-printen`}>
        <Choice
          label={t('plan:doel')}
          value={kaart.data.doel.categorie}
          options={plan.data.doelen.map(({ categorie, naam }) => [categorie, naam] as const)}
          onChange={(doel) => setSearch({ doel }, { replace: true })}
        />
        <div className={blad['knoppen']}>
          <Button component={Link} to={hier} variant="text">
            {t('planblad:terug')}
          </Button>
          <Button variant="outlined" onClick={onPrint}>
            {t('plan:print')}
          </Button>
          <Button onClick={() => setNoteer(true)}>{t('planblad:klaar')}</Button>
        </div>
      </div>
      <Kaart kaart={kaart.data} minuten={minuten} />
      {noteer && (
        <SessieDialog
          plan={plan.data}
          plek={plek}
          duur={Math.min(120, Math.max(1, Math.round(minuten)))}
          onClose={() => setNoteer(false)}
          onDone={() => void navigate(hier)}
        />
      )}
    </>
  );
}
