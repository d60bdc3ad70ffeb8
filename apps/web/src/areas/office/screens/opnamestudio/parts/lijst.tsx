import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Opnameplek } from '@spelrijk/contract/opnamen';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { plekkenQuery, type Vraag } from '../queries.ts';
import css from '../../../../../shared/opname/opname.module.css';

interface LijstProps {
  readonly vraag: Vraag;
  readonly gekozen: string | null;
  readonly onChoose: (sleutel: string) => void;
}

/** Everything that is spoken, with what is heard now. */
export function Lijst({ vraag, gekozen, onChoose }: LijstProps) {
  const { t } = useTexts(opnamestudioTeksten, algemeenTeksten);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(plekkenQuery(vraag));
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('algemeen:opnieuw')}</Button>}>
        {error.message}
      </Alert>
    );
  const [eerste] = data?.pages ?? [];
  if (!data || !eerste) return <Skeleton variant="rounded" height={320} />;
  const plekken = data.pages.flatMap((pagina) => pagina.plekken);
  return (
    <>
      <Totaal totalen={eerste.totalen} />
      <output className="verborgen">{t('opnamestudio:gevonden', { count: eerste.aantal })}</output>
      {plekken.length === 0 && <p>{t('opnamestudio:geenTreffer')}</p>}
      <ul className={css['lijst']} aria-label={t('opnamestudio:lijst')}>
        {plekken.map((plek) => (
          <li key={plek.sleutel}>
            <button type="button" className={css['plek']} aria-current={plek.sleutel === gekozen} onClick={() => onChoose(plek.sleutel)}>
              <span className={css['tekst']} lang="nl">
                {plek.tekst}
              </span>
              <Stand plek={plek} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1.5 }}>
          {t('opnamestudio:meer')}
        </Button>
      )}
    </>
  );
}

function Totaal({ totalen: { metOpname, alles, bekendFout, geblokkeerd } }: Pick<Output<Api['listOpnameplekken']>, 'totalen'>) {
  const { t } = useTexts(opnamestudioTeksten);
  const fout = { count: bekendFout, geblokkeerd, hersteld: bekendFout - geblokkeerd };
  return (
    <p className={css['totaal']}>
      {t('totaal', { metOpname, alles })} {bekendFout > 0 && t('totaalFout', fout)}
    </p>
  );
}

/** In words and shape, not in colour alone. */
function Stand({ plek: { opname, fout } }: { readonly plek: Opnameplek }) {
  const { t } = useTexts(opnamestudioTeksten);
  if (opname !== undefined)
    return (
      <span className={css['stand']} data-stand="opgenomen">
        ● {t('opgenomen')}
      </span>
    );
  if (fout)
    return (
      <span className={css['stand']} data-stand={fout.stand}>
        {fout.stand === 'geblokkeerd' ? '▲' : '◇'} {t(fout.stand)}
      </span>
    );
  return (
    <span className={css['stand']} data-stand="computer">
      ○ {t('computer')}
    </span>
  );
}
