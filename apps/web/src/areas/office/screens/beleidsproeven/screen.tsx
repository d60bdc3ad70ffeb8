import { beleidsproevenTeksten } from '@spelrijk/teksten/beleidsproeven';
import { useQuery } from '@tanstack/react-query';
import { replaces } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';
import css from './beleidsproeven.module.css';
import { Begin } from './parts/begin.tsx';
import { Proef } from './parts/proef.tsx';
import { beleidsproevenQuery } from './queries.ts';

export const handle: Crumbs = { crumbs: [crumb(beleidsproevenTeksten, 'titel')] };
export const meta = () => pageTitle(beleidsproevenTeksten, 'titel');

/** Two ways of choosing side by side: begin one, stop it, and read what it gave. */
export default function BeleidsproevenScreen() {
  const { t } = useTexts(beleidsproevenTeksten);
  const { data, error, refetch } = useQuery(beleidsproevenQuery);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <div className={css['delen']}>
        <Begin proeven={data} />
        {data.proeven.length === 0 && <p>{t('leeg')}</p>}
        {data.proeven.map((proef) => (
          <Proef key={proef.id} proef={proef} />
        ))}
      </div>
    </>
  );
}
