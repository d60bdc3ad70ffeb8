import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { Klaswoord } from '@spelrijk/contract/klasopnamen';
import { klasopnameTeksten } from '@spelrijk/teksten/klasopname';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import css from '../../../../shared/opname/opname.module.css';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { MAX_ZOEK, SOORTEN, TOON, woordenIn, woordenQuery, type Plek, type Vraag } from './queries.ts';

interface LijstProps {
  readonly plek: Plek;
  /** As it stands in the fields, and as it was asked. */
  readonly vraag: Vraag;
  readonly gevraagd: Vraag;
  readonly gekozen: string | null;
  readonly onVraag: (vraag: Vraag) => void;
  readonly onKies: (woord: string) => void;
}

/** The words, with how often they are heard here and what says them now. */
export function Lijst({ plek, vraag, gevraagd, gekozen, onVraag, onKies }: LijstProps) {
  const { t } = useTexts(klasopnameTeksten);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(woordenQuery(plek, gevraagd));
  const woorden = woordenIn(data);
  return (
    <>
      <div className={css['filters']}>
        <TextField
          size="small"
          type="search"
          label={t(vraag.soort === 'zin' ? 'zoekZin' : 'zoek')}
          value={vraag.zoek}
          onChange={({ target }) => onVraag({ ...vraag, zoek: target.value.slice(0, MAX_ZOEK) })}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        <TextField
          select
          size="small"
          label={t('soort')}
          value={vraag.soort}
          onChange={({ target }) => onVraag({ ...vraag, zoek: '', soort: SOORTEN.find((een) => een === target.value) ?? 'woord' })}
        >
          {SOORTEN.map((een) => (
            <MenuItem key={een} value={een}>
              {t(`soorten.${een}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('toon')}
          value={vraag.toon}
          onChange={({ target }) => onVraag({ ...vraag, toon: TOON.find((een) => een === target.value) ?? 'alles' })}
        >
          {TOON.map((een) => (
            <MenuItem key={een} value={een}>
              {t(`filters.${een}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <FormAlert error={error} />
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && woorden.length === 0 && <p>{t('geenTreffer')}</p>}
      <ul className={css['lijst']} aria-label={t('lijst')}>
        {woorden.map((rij) => (
          <li key={rij.woord}>
            <button type="button" className={css['plek']} aria-current={rij.woord === gekozen} onClick={() => onKies(rij.woord)}>
              <Woord rij={rij} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1.5 }}>
          {t('meer')}
        </Button>
      )}
    </>
  );
}

/** In words and shape, not in colour alone. */
function Woord({ rij: { woord, soort, bij, dictee, gehoord, lijktOp, computer, opname } }: { readonly rij: Klaswoord }) {
  const { t } = useTexts(klasopnameTeksten);
  const waarom = [
    dictee !== undefined && t('inDictee', { dictee }),
    bij !== undefined && t('bij', { woord: bij }),
    soort === 'zin' && bij === undefined && t('heel'),
    gehoord > 0 && t('gehoord', { count: gehoord }),
    lijktOp > 0 && t('lijktOp', { count: lijktOp }),
  ].filter(Boolean);
  const stand = opname?.klinkt ? 'eigen' : computer === undefined ? 'stil' : 'computer';
  return (
    <>
      <span className={css['tekst']}>
        <span lang="nl">{woord}</span>
        {waarom.length > 0 && <small className={css['waarom']}>{waarom.join(', ')}</small>}
      </span>
      <span className={css['stand']} data-stand={stand === 'eigen' ? 'opgenomen' : stand}>
        {stand === 'eigen' ? '●' : '○'} {t(`stand.${stand}`)}
      </span>
    </>
  );
}
