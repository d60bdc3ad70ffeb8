import type { Misspelling } from '@spelrijk/contract/voortgang';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/parts.module.css';

/** The latest words that went wrong, as they were written, with the rule that they break. */
export function Fouten({ naam, fouten }: { readonly naam: string; readonly fouten: readonly Misspelling[] }) {
  const { t } = useTexts(meekijkTeksten);
  const { relative } = useDates();
  return (
    <section className={css['paneel']}>
      <h2>{t('zicht.fouten', { naam })}</h2>
      <List
        label={t('zicht.fouten', { naam })}
        rows={fouten}
        keyOf={({ op, woord, gegeven }) => `${op} ${woord} ${gegeven}`}
        columns={[
          { key: 'woord', label: t('zicht.woord'), value: ({ woord }) => woord },
          { key: 'gegeven', label: t('zicht.geschreven'), value: ({ gegeven }) => gegeven },
          { key: 'regel', label: t('zicht.regel'), value: ({ labelNaam }) => labelNaam },
          { key: 'op', label: t('zicht.wanneer'), value: ({ op }) => op, renderCell: ({ op }) => relative(op) },
        ]}
        empty={{ title: t('zicht.geenFouten') }}
      />
    </section>
  );
}
