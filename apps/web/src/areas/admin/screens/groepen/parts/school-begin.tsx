import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Schoolbegin } from '@spelrijk/contract/schoolbegin';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useBeheer } from '../../../beheer.ts';
import { usePathParams } from '../../../params.ts';
import panel from '../../../parts/parts.module.css';
import { schoolbeginQuery } from '../../../queries.ts';
import { isBegonnen, openStappen, type Stap, STAPPEN } from '../begin.ts';
import css from './school-begin.module.css';

const GroepDialog = lazy(async () => ({ default: (await import('../../../parts/groep-dialog.tsx')).GroepDialog }));

/** What a new school does first, each with its way there; a school that began only sees what is left to do. */
export function SchoolBegin({ eersteGroep }: { readonly eersteGroep: string | undefined }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const { adminId } = usePathParams();
  const { data } = useQuery(schoolbeginQuery(adminId));
  if (!data) return null;
  const open = openStappen(data);
  if (open.length === 0) return null;
  const begonnen = isBegonnen(data);
  return (
    <section className={panel['paneel']}>
      <h2>{t(begonnen ? 'begin.nogTeDoen' : 'begin.titel')}</h2>
      <ol className={css['stappen']}>
        {(begonnen ? open : STAPPEN).map((stap) => (
          <Regel key={stap} stap={stap} af={!open.includes(stap)} begin={data}>
            <Knop stap={stap} eersteGroep={eersteGroep} />
          </Regel>
        ))}
      </ol>
    </section>
  );
}

interface RegelProps {
  readonly stap: Stap;
  readonly af: boolean;
  readonly begin: Schoolbegin;
  readonly children: ReactNode;
}

function Regel({ stap, af, begin, children }: RegelProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  return (
    <li className={css['stap']} data-af={af || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={af ? mdiCheckCircle : mdiCircleOutline} />
      </svg>
      <div>
        <strong>{t(`begin.${stap}`)}</strong> <span className="verborgen">{t(af ? 'begin.gedaan' : 'begin.nog')}</span>
        <p>{useUitleg(stap, af, begin)}</p>
      </div>
      {!af && <div className={css['knoppen']}>{children}</div>}
    </li>
  );
}

/** What is done, or what there is to do and for how many. */
function useUitleg(stap: Stap, af: boolean, { leerlingen, zonderKaart, collegas, uitTeNodigen }: Schoolbegin): string {
  const { t } = useTexts(schoolbeheerTeksten);
  if (stap === 'leerlingen') return af ? t('begin.leerlingenKlaar', { count: leerlingen }) : t('begin.leerlingenUitleg');
  if (stap === 'les') return t(af ? 'begin.lesKlaar' : 'begin.lesUitleg');
  if (stap === 'kaarten') {
    if (af) return t('begin.kaartenKlaar');
    return leerlingen === 0 ? t('begin.kaartenStraks') : t('begin.kaartenUitleg', { count: zonderKaart });
  }
  if (af) return t('begin.collegasKlaar', { count: collegas });
  return uitTeNodigen === 0 ? t('begin.collegasStraks') : t('begin.collegasUitleg', { count: uitTeNodigen });
}

/** The way to where it is done. */
function Knop({ stap, eersteGroep }: { readonly stap: Stap; readonly eersteGroep: string | undefined }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const { adminId } = usePathParams();
  const link = (to: string, label: string) => (
    <Button variant="outlined" component={Link} to={to}>
      {label}
    </Button>
  );
  if (stap === 'kaarten') return link(href('/admins/:adminId/inlogkaarten', { adminId }), t('begin.naarKaarten'));
  if (stap === 'collegas') return link(href('/admins/:adminId/docenten', { adminId }), t('begin.naarCollegas'));
  if (stap === 'les')
    return eersteGroep === undefined
      ? null
      : link(href('/admins/:adminId/groepen/:groepId', { adminId, groepId: eersteGroep }), t('begin.naarLes'));
  return (
    <>
      {link(href('/admins/:adminId/edexml', { adminId }), t('begin.inlezen'))}
      <ZelfMaken />
    </>
  );
}

function ZelfMaken() {
  const { t } = useTexts(schoolbeheerTeksten, beheerTeksten);
  const { adminId } = usePathParams();
  const beheer = useBeheer(adminId);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('schoolbeheer:begin.typen')}
      </Button>
      {open && (
        <Suspense>
          <GroepDialog beheer={beheer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
