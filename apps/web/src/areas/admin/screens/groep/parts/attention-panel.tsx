import Button from '@mui/material/Button';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { urgency } from '@spelrijk/domain/aandacht';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { nobodyBegan, restKey } from '../../../aandacht.ts';
import { AttentionList } from '../../../parts/attention-list.tsx';
import panel from '../../../parts/parts.module.css';

const BeginHint = lazy(() => import('./begin-hint.tsx'));

const FIRST_ROWS = 3;

interface AttentionPanelProps {
  readonly groepId: string;
  readonly leerlingen: readonly GroepLeerling[];
  /** Who looks can make cards here. */
  readonly mayBegin: boolean;
}

/** Who of this groep needs the teacher; a long list starts with the most urgent. */
export function AttentionPanel({ groepId, leerlingen, mayBegin }: AttentionPanelProps) {
  const { t } = useTexts(adminTeksten);
  const [all, setAll] = useState(false);
  const rows = leerlingen
    .filter(({ aandacht }) => aandacht.length > 0)
    .sort((a, b) => urgency(b.aandacht) - urgency(a.aandacht))
    .map((leerling) => ({ groepId, leerling }));
  const geoefend = leerlingen.filter(({ dagenWeek }) => dagenWeek > 0).length;
  const begint = rows.length === 0 && mayBegin && nobodyBegan(leerlingen);
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_ROWS);
  return (
    <section className={panel['paneel']}>
      <h2>{t('aandacht.titel')}</h2>
      {rows.length > 0 && <AttentionList rows={rows.slice(0, rows.length - hidden)} />}
      {rows.length === 0 && !begint && <p>{t(restKey(leerlingen.length, geoefend))}</p>}
      {begint && (
        <Suspense>
          <BeginHint />
        </Suspense>
      )}
      {hidden > 0 && (
        <Button className="niet-printen" variant="text" sx={{ mt: 1 }} onClick={() => setAll(true)}>
          {t('aandacht.ook', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
