import { useTranslation } from 'react-i18next';
import css from '../voortgang.module.css';
import { recent, type Voortgang } from '../voortgang.ts';

function Tile({ label, value, note }: { readonly label: string; readonly value: string; readonly note: string }) {
  return (
    <div className={css['tegel']}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong> {note}
      </dd>
    </div>
  );
}

/** Four numbers with their words; `since` is the first school day that counts. */
export function Summary({ voortgang, since }: { readonly voortgang: Voortgang; readonly since: string }) {
  const { t } = useTranslation('admin');
  const { categorieen, gokjes } = voortgang;
  const beheerst = categorieen.filter(({ status }) => status === 'beheerst').length;
  const bezig = categorieen.filter(({ status }) => status === 'open' || status === 'vermoed').length;
  const { dagen, minuten, antwoorden, goed } = recent(voortgang, since);
  return (
    <dl className={css['tegels']}>
      <Tile
        label={t('voortgang.kort.kop.beheerst')}
        value={t('voortgang.kort.beheerst', { count: beheerst })}
        note={t('voortgang.kort.bezig', { count: bezig })}
      />
      <Tile
        label={t('voortgang.kort.kop.geoefend')}
        value={t('voortgang.kort.geoefend', { count: dagen })}
        note={t('voortgang.kort.minuten', { count: minuten })}
      />
      <Tile
        label={t('voortgang.kort.kop.goed')}
        value={goed === null ? '–' : `${goed}%`}
        note={t('voortgang.kort.goedUitleg', { count: antwoorden })}
      />
      <Tile
        label={t('voortgang.kort.kop.gokjes')}
        value={String(gokjes)}
        note={gokjes === 0 ? t('voortgang.kort.gokjesGeen') : t('voortgang.kort.gokjes', { count: gokjes })}
      />
    </dl>
  );
}
