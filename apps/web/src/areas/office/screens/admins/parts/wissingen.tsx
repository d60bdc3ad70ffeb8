import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import css from '../../../../../shared/form/form.module.css';
import { List } from '../../../../../shared/list/list.tsx';
import { PageButtons } from '../../../../../shared/list/page-buttons.tsx';
import { usePage } from '../../../../../shared/list/page-place.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { wissingenQuery } from '../../../queries.ts';

/** Proofs of customers that were erased; nothing while there are none. */
export function Wissingen() {
  const { t, i18n } = useTexts(klantwissenTeksten, officeTeksten);
  const dates = useDates();
  const [pagina, setPagina] = usePage('wissingen');
  const { data } = useQuery(wissingenQuery(pagina));
  if (!data || (data.klantwissingen.length === 0 && pagina === 1)) return null;
  const number = (value: number): string => value.toLocaleString(i18n.language);
  return (
    <section className={css['blok']} aria-labelledby="gewiste-klanten">
      <h2 id="gewiste-klanten">{t('klantwissen:wissingen.kop')}</h2>
      <p className={css['zacht']}>{t('klantwissen:wissingen.uitleg')}</p>
      <List
        place="wissingen"
        label={t('klantwissen:wissingen.tabel')}
        rows={data.klantwissingen}
        keyOf={({ id }) => id}
        columns={[
          { key: 'bewijs', label: t('klantwissen:wissingen.bewijs'), value: ({ id }) => id.slice(-12) },
          { key: 'soort', label: t('klantwissen:wissingen.soort'), value: ({ soort }) => t(`office:dashboard.soorten.${soort}`) },
          { key: 'regio', label: t('klantwissen:wissingen.regio'), value: ({ regio }) => t(`office:dashboard.regios.${regio}`) },
          {
            key: 'verwijderd',
            label: t('klantwissen:wissingen.verwijderd'),
            value: ({ verwijderdOp }) => verwijderdOp,
            renderCell: ({ verwijderdOp }) => dates.day(verwijderdOp),
          },
          {
            key: 'gewist',
            label: t('klantwissen:wissingen.gewist'),
            value: ({ gewistOp }) => gewistOp,
            renderCell: ({ gewistOp }) => dates.day(gewistOp),
          },
          {
            key: 'leerlingen',
            label: t('klantwissen:wissingen.leerlingen'),
            value: ({ leerlingen }) => leerlingen,
            renderCell: ({ leerlingen }) => number(leerlingen),
            numeric: true,
          },
          {
            key: 'rijen',
            label: t('klantwissen:wissingen.rijen'),
            value: ({ rijen }) => rijen,
            renderCell: ({ rijen }) => number(rijen),
            numeric: true,
          },
        ]}
        // A field would look on this page only.
        search={data.totaal <= data.perPagina ? { wordsOf: ({ id }) => id } : undefined}
        empty={{ title: t('klantwissen:wissingen.kop') }}
      />
      <PageButtons
        label={t('klantwissen:wissingen.tabel')}
        pagina={pagina}
        totaal={Math.ceil(data.totaal / data.perPagina)}
        onPagina={setPagina}
      />
    </section>
  );
}
