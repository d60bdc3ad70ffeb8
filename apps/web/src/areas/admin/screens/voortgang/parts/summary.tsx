import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../voortgang.module.css';
import { recent, type Voortgang } from '../../../voortgang.ts';

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
  const { t } = useTexts(kindvoortgangTeksten, leerlingvoortgangTeksten);
  const { beheerst, categorieen, gokjes, verbeterd } = voortgang;
  const taken = voortgang.dagen.filter(({ dag }) => dag >= since).reduce((som, dag) => som + dag.taken, 0);
  const bezig = categorieen.filter(({ beeld }) => beeld !== 'beheerst' && beeld !== 'leeg').length;
  const { dagen, minuten, antwoorden, goed } = recent(voortgang, since);
  return (
    <dl className={css['tegels']}>
      <Tile
        label={t('kindvoortgang:kort.kop.beheerst')}
        value={t('kindvoortgang:kort.beheerst', { count: beheerst })}
        note={t('kindvoortgang:kort.bezig', { count: bezig })}
      />
      <Tile
        label={t('kindvoortgang:kort.kop.geoefend')}
        value={t('kindvoortgang:kort.geoefend', { count: dagen })}
        note={t('kindvoortgang:kort.minuten', { count: minuten })}
      />
      <Tile
        label={t('kindvoortgang:kort.kop.goed')}
        value={goed === null ? '–' : `${goed}%`}
        note={t('kindvoortgang:kort.goedUitleg', { count: antwoorden })}
      />
      <Tile
        label={t('kindvoortgang:kort.kop.gokjes')}
        value={String(gokjes)}
        note={gokjes === 0 ? t('kindvoortgang:kort.gokjesGeen') : t('kindvoortgang:kort.gokjes', { count: gokjes })}
      />
      <Tile
        label={t('leerlingvoortgang:inzet.titel')}
        value={t('leerlingvoortgang:inzet.taken', { count: taken })}
        note={
          verbeterd.fouten === 0
            ? t('leerlingvoortgang:inzet.geenFouten')
            : t('leerlingvoortgang:inzet.verbeterd', { procent: Math.round((100 * verbeterd.goed) / verbeterd.fouten) })
        }
      />
    </dl>
  );
}
