import type { TemplateVeld } from '@spelrijk/contract/mailtemplates';
import { place } from '@spelrijk/domain/mailtemplate';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../mailtemplate.module.css';

/** The closed list of this mail; a click puts one in. */
export function Invulvelden({ velden, onPick }: { readonly velden: readonly TemplateVeld[]; readonly onPick: (veld: string) => void }) {
  const { t } = useTexts(mailtemplatesTeksten);
  return (
    <section className={css['velden']} aria-labelledby="invulvelden">
      <h2 id="invulvelden">{t('velden.titel')}</h2>
      <p>{t('velden.uitleg')}</p>
      <ul>
        {velden.map(({ naam, verplicht, voorbeeld }) => (
          <li key={naam}>
            <button type="button" title={t('velden.zetIn', { veld: naam, voorbeeld })} onClick={() => onPick(naam)}>
              <code>{place(naam)}</code>
              {verplicht && <span>{t('velden.verplicht')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
