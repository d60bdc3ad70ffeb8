import type { LvsRegel, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { choiceOf } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { naamVanToets, useMoment, useUitslag } from '../../../parts/uitslag.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import { joins, mayJoin, opSoort, type Vinkjes } from '../voorstel.ts';

interface Props {
  readonly voorstel: LvsVoorstel;
  readonly vinkjes: Vinkjes;
  readonly onTick: (vinkjes: Vinkjes) => void;
}

function Let({ regel }: { readonly regel: LvsRegel }) {
  const { t } = useTexts(lvsspellingTeksten);
  const uitslag = useUitslag();
  return (
    <>
      <strong>{t(`uitslagen.soort.${regel.soort}`, { oud: uitslag(regel.oud ?? {}) })}</strong>
      {regel.fouten.map((fout) => (
        <div key={fout}>{t(`uitslagen.fout.${fout}`)}</div>
      ))}
      {regel.opmerkingen.map((opmerking) => (
        <div key={opmerking}>{t(`uitslagen.opmerking.${opmerking}`)}</div>
      ))}
    </>
  );
}

/** Every result that will be stored, and why another will not. */
export function Uitslagen({ voorstel, vinkjes, onTick }: Props) {
  const { t } = useTexts(lvsspellingTeksten);
  const uitslag = useUitslag();
  const momentNaam = useMoment();
  const { day } = useDates();
  const naamVan = (regel: LvsRegel): string => {
    const persoon = voorstel.personen[regel.persoon - 1];
    const leerling = voorstel.leerlingen.find(({ id }) => id === persoon?.leerlingId);
    return leerling?.naam ?? (persoon?.naam || t('personen.zonderNaam'));
  };
  const choice = choiceOf<LvsRegel>({
    isChosen: (regel) => joins(regel, vinkjes),
    has: mayJoin,
    onChoose: (regels, mee) => onTick({ ...vinkjes, ...Object.fromEntries(regels.map(({ nr }) => [nr, mee])) }),
    labelOf: (regel) => t('uitslagen.kies', { naam: naamVan(regel), toets: `${naamVanToets(regel)} ${regel.moment}` }),
    all: t('uitslagen.alles'),
  });
  return (
    <List
      label={t('uitslagen.tabel')}
      rows={opSoort(voorstel.regels)}
      keyOf={({ nr }) => String(nr)}
      choice={choice}
      columns={[
        {
          key: 'leerling',
          label: t('uitslagen.leerling'),
          value: naamVan,
          renderCell: (regel) => (
            <>
              {naamVan(regel)}
              <div className={css['zacht']}>{t('uitslagen.rij', { rij: regel.rij })}</div>
            </>
          ),
        },
        { key: 'toets', label: t('uitslagen.toets'), value: (regel) => naamVanToets(regel) || '–' },
        { key: 'moment', label: t('uitslagen.moment'), value: ({ moment }) => momentNaam(moment) },
        {
          key: 'datum',
          label: t('uitslagen.datum'),
          value: ({ afnamedatum }) => afnamedatum,
          renderCell: ({ afnamedatum }) => (afnamedatum === null ? '–' : day(afnamedatum)),
        },
        { key: 'uitslag', label: t('uitslagen.uitslag'), value: ({ waarden }) => uitslag(waarden) || '–' },
        { key: 'let', label: t('uitslagen.let'), value: ({ soort }) => soort, renderCell: (regel) => <Let regel={regel} /> },
      ]}
      search={{ wordsOf: (regel) => `${naamVan(regel)} ${naamVanToets(regel)}` }}
      empty={{ title: t('uitslagen.geen') }}
    />
  );
}
