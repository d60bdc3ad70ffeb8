import { siteTeksten } from '@spelrijk/teksten/site/kader';
import bloep from '../../../../../shared/art/bloep.svg';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../home.module.css';

/** What a child sees after an error: its own word, the place, the rule. */
export function Example() {
  const { t } = useTexts(siteTeksten);
  const wrong = t('home.beeld.hond');
  return (
    <figure className={css['voorbeeld']}>
      <p className={css['geschreven']}>{t('home.beeld.geschreven')}</p>
      <p className={css['woord']}>
        {wrong.slice(0, -1)}
        <span className={css['plek']}>{wrong.slice(-1)}</span>
      </p>
      <div className={css['uitleg']}>
        <img className={css['bloep']} src={bloep} alt="" width={120} height={132} />
        <p className={css['ballon']}>{t('home.beeld.regel')}</p>
      </div>
    </figure>
  );
}
