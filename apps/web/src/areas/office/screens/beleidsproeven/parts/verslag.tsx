import Alert from '@mui/material/Alert';
import type { Beleidsproef, Proefverslag } from '@spelrijk/contract/beleidsproeven';
import { beleidsproevenTeksten } from '@spelrijk/teksten/beleidsproeven';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../beleidsproeven.module.css';

type Maat = Proefverslag['maten'][number];

/** Tenths of a percent point, with its sign. */
function useNumbers() {
  const { t, i18n } = useTexts(beleidsproevenTeksten);
  const punten = (x: number): string =>
    (100 * x).toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const kant = ({ waarde, groepen }: Maat['gewoon']): string =>
    waarde === null ? t('geen') : t('waarde', { procent: Math.round(100 * waarde), groepen });
  return { punten, kant, geheel: (x: number): string => x.toLocaleString(i18n.language) };
}

function useZin(isBezig: boolean): (maat: Maat) => string {
  const { t } = useTexts(beleidsproevenTeksten);
  const { punten } = useNumbers();
  return ({ maat: naam, verschil, zonderSpreiding }) => {
    const maat = t(`maat.${naam}`);
    if (isBezig) return t('verschil.loopt', { maat });
    if (!verschil) return t(zonderSpreiding ? 'verschil.zonderSpreiding' : 'verschil.teWeinig', { maat });
    const getallen = { maat, waarde: punten(verschil.waarde), laag: punten(verschil.laag), hoog: punten(verschil.hoog) };
    if (verschil.laag > 0) return t('verschil.meer', getallen);
    return verschil.hoog < 0 ? t('verschil.minder', getallen) : t('verschil.niets', getallen);
  };
}

const WEG = [
  ['groepen', 'groepenWeg'],
  ['wisselaars', 'wisselaars'],
  ['teWeinig', 'teWeinig'],
] as const;

function Tabel({ verslag: { gewoon, anders, maten } }: { readonly verslag: Proefverslag }) {
  const { t } = useTexts(beleidsproevenTeksten);
  const { kant, geheel } = useNumbers();
  return (
    <ScrollTable label={t('tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('kolom.wat')}</TableCell>
          <TableCell align="right">{t('kolom.gewoon')}</TableCell>
          <TableCell align="right">{t('kolom.anders')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(['groepen', 'kinderen', 'antwoorden'] as const).map((rij) => (
          <TableRow key={rij}>
            <TableCell component="th" scope="row" className={css['wat'] ?? ''}>
              {t(`rij.${rij}`)}
            </TableCell>
            <TableCell align="right">{geheel(gewoon[rij])}</TableCell>
            <TableCell align="right">{geheel(anders[rij])}</TableCell>
          </TableRow>
        ))}
        {maten.map((maat) => (
          <TableRow key={maat.maat}>
            <TableCell component="th" scope="row" className={css['wat'] ?? ''}>
              {t(`maat.${maat.maat}`)}
            </TableCell>
            <TableCell align="right">{kant(maat.gewoon)}</TableCell>
            <TableCell align="right">{kant(maat.anders)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

/** What a trial gave: counts and means per side, and in a sentence a measure what can be said of the difference. */
export function Verslag({ proef: { stand }, verslag }: { readonly proef: Beleidsproef; readonly verslag: Proefverslag }) {
  const { t } = useTexts(beleidsproevenTeksten);
  const isBezig = stand === 'wacht' || stand === 'loopt';
  const zin = useZin(isBezig);
  const weg = WEG.filter(([, naam]) => verslag[naam] > 0).map(([tekst, naam]): string => t(`weg.${tekst}`, { count: verslag[naam] }));
  return (
    <>
      <Tabel verslag={verslag} />
      {verslag.anderBeleid > 0 ? (
        <Alert severity="warning">{t('anderBeleid')}</Alert>
      ) : (
        <ul className={css['zinnen']}>
          {verslag.maten.map((maat) => (
            <li key={maat.maat}>{zin(maat)}</li>
          ))}
        </ul>
      )}
      {stand === 'gestopt' && <Alert severity="info">{t('gestoptEerder')}</Alert>}
      <p className={css['zacht']}>{[...weg, t('eenheid')].join(' ')}</p>
    </>
  );
}
