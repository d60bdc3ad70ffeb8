import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Skeleton from '@mui/material/Skeleton';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../mailtemplate.module.css';
import { voorbeeldQuery, type Welke } from '../../../mailtemplates.ts';
import { Mailframe } from './mailframe.tsx';

type Wijze = 'opgemaakt' | 'plat';
const WIJZEN: readonly Wijze[] = ['opgemaakt', 'plat'];

/** The mail as it will arrive, made by the same program that will send it. */
export function Voorbeeld({ welke, template }: { readonly welke: Welke; readonly template: Mailtemplate }) {
  const { t } = useTexts(mailtemplatesTeksten);
  const { data, error } = useQuery(voorbeeldQuery(welke, template));
  const [wijze, setWijze] = useState<Wijze>('opgemaakt');
  return (
    <section aria-labelledby="voorbeeld" className={css['voorbeeld']}>
      <h2 id="voorbeeld">{t('voorbeeld.titel')}</h2>
      <p>{t('voorbeeld.uitleg')}</p>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={wijze}
        aria-label={t('voorbeeld.keuze')}
        onChange={(_, nieuw: Wijze | null) => setWijze(nieuw ?? wijze)}
      >
        {WIJZEN.map((naam) => (
          <ToggleButton key={naam} value={naam}>
            {t(`voorbeeld.${naam}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormAlert error={error} />
      {!data && !error && <Skeleton variant="rounded" height={360} />}
      {data && <p className={css['onderwerp']}>{data.onderwerp}</p>}
      {data && wijze === 'opgemaakt' && <Mailframe html={data.html} titel={t('voorbeeld.frame')} />}
      {data && wijze === 'plat' && <pre className={css['plat']}>{data.tekst}</pre>}
    </section>
  );
}
