import type { DocentRegel, EdexmlVoorstel } from '@spelrijk/contract/edexml';
import { naamSleutel } from '@spelrijk/domain/naam';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { choiceOf } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import type { Keuzes } from '../keuzes.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';
import { fullName, Opmerkingen } from './leerlingen.tsx';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

export function Docenten({ voorstel, keuzes, onChange }: Props) {
  const { t } = useTexts(importsTeksten);
  const groepenVan = (regel: DocentRegel): string =>
    voorstel.groepen
      .filter(({ sleutel }) => regel.groepen.includes(sleutel))
      .map(({ naam }) => naam)
      .join(', ') || '–';
  const sleutel = naamSleutel(useRegio());
  const choice = choiceOf<DocentRegel>({
    isChosen: ({ nr, mee }) => keuzes.docenten[nr] ?? mee,
    has: ({ soort }) => soort === 'nieuw' || soort === 'gewijzigd',
    onChoose: (regels, mee) =>
      onChange({ ...keuzes, docenten: { ...keuzes.docenten, ...Object.fromEntries(regels.map(({ nr }) => [nr, mee])) } }),
    labelOf: ({ naam }) => t('edexml.kies', { naam: fullName(naam) }),
  });
  return (
    <>
      <p>{t('edexml.docentUitleg')}</p>
      <List
        place="docenten"
        label={t('edexml.tabs')}
        rows={voorstel.docenten}
        keyOf={({ nr }) => String(nr)}
        choice={choice}
        columns={[
          {
            key: 'naam',
            label: t('edexml.naam'),
            value: ({ naam }) => sleutel(naam),
            renderCell: ({ naam, email }) => (
              <>
                {fullName(naam)}
                {email !== '' && <div className={css['zacht']}>{email}</div>}
              </>
            ),
          },
          {
            key: 'groep',
            label: t('edexml.groep'),
            value: groepenVan,
            renderCell: (regel) => (
              <>
                {groepenVan(regel)}
                {regel.soort === 'gewijzigd' && (
                  <div className={css['zacht']}>{t('edexml.nu', { groepen: regel.oudeGroepen.join(', ') || '–' })}</div>
                )}
              </>
            ),
          },
          { key: 'rollen', label: t('edexml.rollen'), value: ({ rollen }) => rollen.join(', ') || '–' },
          {
            key: 'opmerking',
            label: t('edexml.opmerking'),
            value: ({ soort }) => t(`edexml.soort.${soort}`),
            renderCell: ({ soort, opmerkingen }) => (
              <>
                <strong>{t(`edexml.soort.${soort}`)}</strong>
                <Opmerkingen opmerkingen={opmerkingen} />
              </>
            ),
          },
        ]}
        search={{ wordsOf: ({ naam, email }) => `${fullName(naam)} ${email}` }}
        empty={{ title: t('edexml.docentUitleg') }}
      />
    </>
  );
}
