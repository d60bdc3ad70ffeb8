import type { Woordpoging } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { List } from '../../../../../shared/list/list.tsx';
import panel from '../../../parts/parts.module.css';
import { countPogingen, type WoordTelling } from '../pogingen.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../woorden/woorden.module.css';

interface PogingenPanelProps {
  readonly woorden: readonly string[];
  readonly pogingen: readonly Woordpoging[];
  readonly leerlingen: readonly { readonly id: string; readonly naam: string }[];
}

/** What became of the words: who wrote them, who writes them right now, and what they wrote instead. */
export function PogingenPanel({ woorden, pogingen, leerlingen }: PogingenPanelProps) {
  const { t } = useTexts(lijstenTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('pogingen.kop')}</h2>
      {pogingen.length === 0 ? (
        <p>{t('pogingen.leeg')}</p>
      ) : (
        <>
          <p className={css['zacht']}>{t('pogingen.uitleg')}</p>
          <List
            place="pogingen"
            label={t('pogingen.tabel')}
            rows={countPogingen(woorden, pogingen, leerlingen)}
            keyOf={({ woord }) => woord}
            columns={[
              {
                key: 'woord',
                label: t('woorden.woord'),
                value: ({ woord }) => woord,
                renderCell: ({ woord }) => <span className={css['woord']}>{woord}</span>,
              },
              {
                key: 'geoefend',
                label: t('pogingen.geoefend'),
                value: ({ geoefend }) => geoefend,
                renderCell: ({ geoefend }) =>
                  geoefend === 0 ? t('pogingen.niemand') : t('pogingen.vanDe', { count: geoefend, totaal: leerlingen.length }),
              },
              {
                key: 'laatste',
                label: t('pogingen.laatste'),
                value: ({ geoefend, goed }) => (geoefend === 0 ? null : goed / geoefend),
                renderCell: (telling) => <Laatste telling={telling} />,
              },
              { key: 'fouten', label: t('pogingen.fouten'), value: ({ fouten }) => fouten.join(', ') },
            ]}
            search={{ wordsOf: ({ woord }) => woord }}
            empty={{ title: t('pogingen.leeg') }}
          />
        </>
      )}
    </section>
  );
}

function Laatste({ telling: { geoefend, goed, nogNiet } }: { readonly telling: WoordTelling }) {
  const { t } = useTexts(lijstenTeksten);
  return (
    <>
      {geoefend > 0 && t('pogingen.vanDe', { count: goed, totaal: geoefend })}
      {nogNiet.length > 0 && <div className={css['zacht']}>{t('pogingen.wie', { namen: nogNiet.join(', ') })}</div>}
    </>
  );
}
