import type { Zorgvlag } from '@spelrijk/contract/zorgleerlingen';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** Earlier and present times of extra care, newest first, folded away. */
export function VlagHistory({ vlaggen }: { readonly vlaggen: readonly Zorgvlag[] }) {
  const { t } = useTexts(zorgTeksten);
  const dates = useDates();
  return (
    <details>
      <summary>{t('geschiedenis')}</summary>
      <ul>
        {vlaggen.map(({ id, reden, op, door, weg }) => (
          <li key={id}>
            {reden} ({t('sinds', { datum: dates.long(op) })}
            {door !== '' && ` ${t('door', { naam: door })}`}
            {weg !== null && `; ${t('was', { datum: dates.long(weg.op), reden: weg.reden })}`})
          </li>
        ))}
      </ul>
    </details>
  );
}
