import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useMicrophonePage } from '../../../../shared/opname/use-microphone-page.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from '../../../../shared/opname/opname.module.css';
import { Filters } from './parts/filters.tsx';
import { Lijst } from './parts/lijst.tsx';
import { Studio } from './parts/studio.tsx';
import { plekkenQuery, type Vraag } from './queries.ts';
import { readVraag, writeVraag } from './vraag.ts';

export const handle: Crumbs = { crumbs: [crumb(opnamestudioTeksten, 'titel')] };
export const meta = () => pageTitle(opnamestudioTeksten, 'titel');

/** What a child hears first: recordings of people, made here. */
export default function OpnamestudioScreen() {
  const { t } = useTexts(opnamestudioTeksten);
  const [params, setParams] = useSearchParams();
  const { sleutel, ...vraag } = readVraag(params);
  const [zoek, setZoek] = useState(vraag.zoek);
  const gevraagd: Vraag = { ...vraag, zoek: useDeferredValue(zoek) };
  useMicrophonePage();
  const go = (nieuw: Vraag, naar: string | null): void => setParams(writeVraag(nieuw, naar), { replace: true, preventScrollReset: true });
  const change = (nieuw: Vraag): void => {
    setZoek(nieuw.zoek);
    go(nieuw, nieuw.deel === vraag.deel ? sleutel : null);
  };
  const volgende = useVolgende(gevraagd, sleutel);
  const plek = sleutel === null ? null : { deel: vraag.deel, regio: vraag.regio, sleutel };
  return (
    <>
      <h1 className={css['titel']}>{t('titel')}</h1>
      <p className={css['inleiding']}>{t('inleiding')}</p>
      <div className={css['vlak']} data-gekozen={plek !== null}>
        <div className={css['links']}>
          <Filters vraag={{ ...vraag, zoek }} onChange={change} />
          <Lijst vraag={gevraagd} gekozen={sleutel} onChoose={(gekozen) => go(gevraagd, gekozen)} />
        </div>
        <div className={css['rechts']}>
          {plek ? (
            <>
              <div className={css['terug']}>
                <Button
                  variant="text"
                  onClick={() => go(gevraagd, null)}
                  startIcon={
                    <SvgIcon>
                      <path d={mdiArrowLeft} />
                    </SvgIcon>
                  }
                >
                  {t('terug')}
                </Button>
              </div>
              <Studio key={`${plek.deel} ${plek.regio} ${plek.sleutel}`} plek={plek} onVolgende={() => go(gevraagd, volgende)} />
            </>
          ) : (
            <p className={css['kies']}>{t('kies')}</p>
          )}
        </div>
      </div>
    </>
  );
}

/** The slot after this one in the list as it is shown. */
function useVolgende(vraag: Vraag, sleutel: string | null): string | null {
  const { data } = useInfiniteQuery(plekkenQuery(vraag));
  const sleutels = data?.pages.flatMap(({ plekken }) => plekken.map((plek) => plek.sleutel)) ?? [];
  return sleutels[sleutels.indexOf(sleutel ?? '') + 1] ?? null;
}
