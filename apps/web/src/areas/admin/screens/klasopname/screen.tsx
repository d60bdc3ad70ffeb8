import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { klasopnameTeksten } from '@spelrijk/teksten/klasopname';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import css from '../../../../shared/opname/opname.module.css';
import { useMicrophonePage } from '../../../../shared/opname/use-microphone-page.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { Lijst } from './lijst.tsx';
import { MAX_ZOEK, SOORTEN, TOON, woordenIn, woordenQuery, type Vraag } from './queries.ts';
import { Studio } from './studio.tsx';
import { Alles } from './alles.tsx';

export const meta = () => pageTitle(klasopnameTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(klasopnameTeksten, 'titel')] };

/** What is shown stands in the address, so that a reload keeps it. */
function useVraag() {
  const [params, setParams] = useSearchParams();
  const [zoek, setZoek] = useState((params.get('zoek') ?? '').slice(0, MAX_ZOEK));
  const toon = TOON.find((een) => een === params.get('toon')) ?? 'alles';
  const soort = SOORTEN.find((een) => een === params.get('soort')) ?? 'woord';
  const gezocht = useDeferredValue(zoek);
  const woord = params.get('woord');
  const go = (vraag: Vraag, naar: string | null): void => {
    setZoek(vraag.zoek);
    const nieuw = new URLSearchParams();
    if (vraag.soort !== 'woord') nieuw.set('soort', vraag.soort);
    if (vraag.toon !== 'alles') nieuw.set('toon', vraag.toon);
    if (vraag.zoek !== '') nieuw.set('zoek', vraag.zoek);
    if (naar !== null) nieuw.set('woord', naar);
    setParams(nieuw, { replace: true, preventScrollReset: true });
  };
  return { vraag: { soort, toon, zoek }, gevraagd: { soort, toon, zoek: gezocht }, woord, go };
}

/** Who guides a groep speaks its words, and its children hear her before the computer. */
export default function KlasopnameScreen() {
  const { t } = useTexts(klasopnameTeksten);
  const { adminId, groepId } = usePathParams();
  const plek = { adminId, groepId };
  useMicrophonePage();
  const { vraag, gevraagd, woord, go } = useVraag();
  const { data, error, refetch } = useInfiniteQuery(woordenQuery(plek, gevraagd));
  const [eerste] = data?.pages ?? [];
  if (!eerste && (error || (gevraagd.zoek === '' && gevraagd.toon === 'alles' && gevraagd.soort === 'woord')))
    return <Unready error={error} onRetry={() => void refetch()} />;
  const woorden = woordenIn(data);
  const volgende =
    woorden.slice(woorden.findIndex((een) => een.woord === woord) + 1).find(({ opname }) => opname === undefined)?.woord ?? null;
  const opgenomen = eerste?.opgenomen ?? 0;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('inleiding')} action={opgenomen > 0 && <Alles plek={plek} eigen={eerste?.eigen ?? 0} />} />
      <p className={css['inleiding']}>
        {eerste && (opgenomen === 0 ? t('leeg') : t('opgenomen', { count: opgenomen }))} {t('privacy')}
      </p>
      <div className={css['vlak']} data-gekozen={woord !== null}>
        <div className={css['links']}>
          <Lijst
            plek={plek}
            vraag={vraag}
            gevraagd={gevraagd}
            gekozen={woord}
            onVraag={(nieuw) => go(nieuw, nieuw.soort === vraag.soort ? woord : null)}
            onKies={(naar) => go(vraag, naar)}
          />
        </div>
        <div className={css['rechts']}>
          {woord === null ? (
            <p className={css['kies']}>{t('kies')}</p>
          ) : (
            <>
              <div className={css['terug']}>
                <Button
                  variant="text"
                  onClick={() => go(vraag, null)}
                  startIcon={
                    <SvgIcon>
                      <path d={mdiArrowLeft} />
                    </SvgIcon>
                  }
                >
                  {t('terug')}
                </Button>
              </div>
              <Studio key={woord} plek={plek} soort={vraag.soort} woord={woord} onVolgende={() => go(vraag, volgende)} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
