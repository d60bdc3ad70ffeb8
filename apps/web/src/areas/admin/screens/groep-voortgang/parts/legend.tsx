import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import panelCss from '../panel.module.css';
import { BEELDEN } from '../matrix.ts';

/** What the shapes in the cells mean. */
export function Legend() {
  const { t, i18n } = useTexts(voortgangTeksten);
  return (
    <details className={panelCss['legenda']}>
      <summary>{t('matrix.legenda.titel')}</summary>
      <p className={panelCss['inleiding']}>{t('matrix.uitleg')}</p>
      <dl>
        {BEELDEN.map((beeld) => (
          <div key={beeld}>
            <dt>
              <BeeldMark beeld={beeld} />
            </dt>
            <dd>{t(`matrix.legenda.${beeld}`)}</dd>
          </div>
        ))}
      </dl>
      {i18n.language === 'nl-BE' && (
        <p>
          <a href="/site/minimumdoelen" target="_blank" rel="noreferrer">
            {t('matrix.doelen')}
          </a>
        </p>
      )}
    </details>
  );
}
