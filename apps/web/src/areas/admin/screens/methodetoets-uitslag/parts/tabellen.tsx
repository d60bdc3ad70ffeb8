import type { CategorieUitslag, LeerlingUitslag, Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { SAMENGEVAT } from '@spelrijk/domain/antwoord';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { TableCell, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hand } from '../../../opdrachten/hand.tsx';
import lijstCss from '../../../woorden/woorden.module.css';
import css from '../uitslag.module.css';
import { Panel } from './panel.tsx';
import { DoelMenu, useGroepsplanKeuze } from './zorg.tsx';

/** Hardest first, with who got it wrong and what a docent can do about it. */
export function Categorieen({ categorieen }: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  const groepsplanVan = useGroepsplanKeuze();
  if (categorieen.length === 0) return null;
  const head = [t('uitslag.categorie'), t('uitslag.goed'), t('uitslag.wieFout')];
  return (
    <Panel title={t('uitslag.categorieen')} label={t('uitslag.categorieTabel')} head={head} doen={t('uitslag.doen')}>
      {categorieen.map(({ categorie, naam, goed, gevraagd, wie }) => (
        <TableRow key={categorie}>
          <TableCell component="th" scope="row" className={css['naam'] ?? ''}>
            {naam}
          </TableCell>
          <TableCell className={css['boven'] ?? ''}>{t('uitslag.vanDe', { goed, totaal: gevraagd })}</TableCell>
          <TableCell className={css['categorie'] ?? ''}>{wie.map(({ naam: wat }) => wat).join(', ')}</TableCell>
          <TableCell className="niet-printen">
            <Hand
              compact
              doel={{ categorie, naam, leerlingen: wie.map(({ id, naam: wat }) => ({ id, roepnaam: wat })) }}
              erbij={groepsplanVan({ categorie, naam, goed, gevraagd, wie })}
            />
          </TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Verwachting({ verwachting }: Pick<LeerlingUitslag, 'verwachting'>) {
  const { t } = useTexts(methodetoetsTeksten);
  if (verwachting === null) return null;
  const { verwacht, gevraagd, goed, laag } = verwachting;
  return (
    <span className={css['let-op']}>
      {t(goed < laag ? 'uitslag.verwachtLager' : 'uitslag.verwachtHoger', { verwacht, gevraagd, goed })}
    </span>
  );
}

const Fouten = ({ naam, goed, gevraagd, fouten }: CategorieUitslag) => {
  const { t } = useTexts(methodetoetsTeksten);
  return (
    <span className={css['fout']}>
      {`${naam} (${t('uitslag.vanDe', { goed, totaal: gevraagd })}): `}
      {fouten.map(({ woord, gegeven }, i) => (
        <span key={`${i} ${woord}`}>
          {i > 0 && ', '}
          <strong>{gegeven || t('uitslag.leegWoord')}</strong> → {woord}
        </span>
      ))}
    </span>
  );
};

/** Each leerling with, per categorie, what it wrote. */
export function Leerlingen({ leerlingen, items, grens }: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  const head = [t('uitslag.wie'), t('uitslag.goed'), t('uitslag.fouten')];
  const isSamengevat = leerlingen.some(({ categorieen }) =>
    categorieen.some(({ fouten }) => fouten.some(({ gegeven }) => gegeven === SAMENGEVAT)),
  );
  const zinnen = [
    ...(leerlingen.some(({ verwachting }) => verwachting !== null) ? [t('uitslag.verwachtUitleg')] : []),
    ...(isSamengevat ? [t('uitslag.samengevat')] : []),
  ];
  const text = zinnen.length > 0 ? { text: zinnen.join(' ') } : {};
  return (
    <Panel title={t('uitslag.leerlingen')} label={t('uitslag.leerlingTabel')} head={head} {...text}>
      {leerlingen.map(({ id, naam, papier, gemaakt, goed, verwachting, categorieen }) => {
        const mis = categorieen.filter(({ fouten }) => fouten.length > 0);
        return (
          <TableRow key={id}>
            <TableCell component="th" scope="row" className={css['naam'] ?? ''}>
              {naam} <DoelMenu leerling={{ id, naam }} mis={mis} />
              {papier && <span className={lijstCss['zacht']}> {t('uitslag.papier')}</span>}
            </TableCell>
            <TableCell className={css['boven'] ?? ''}>
              {t('uitslag.vanDe', { goed, totaal: gemaakt })}
              {gemaakt < items.length && <span className={css['let-op']}>{t('uitslag.nietAf', { gemaakt, aantal: items.length })}</span>}
              {grens !== null && gemaakt === items.length && goed < grens && (
                <span className={css['let-op']}>{t('uitslag.onder', { grens })}</span>
              )}
            </TableCell>
            <TableCell className={css['categorie'] ?? ''}>
              {goed === gemaakt && t('uitslag.foutloos')}
              {mis.map((rij) => (
                <Fouten key={rij.categorie} {...rij} />
              ))}
              <Verwachting verwachting={verwachting} />
            </TableCell>
          </TableRow>
        );
      })}
    </Panel>
  );
}

/** In the order of the test. */
export function Woorden({ items }: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  const head = [t('uitslag.woord'), t('uitslag.goed'), t('uitslag.geschreven')];
  return (
    <Panel title={t('uitslag.woorden')} label={t('uitslag.woordTabel')} head={head}>
      {items.map(({ id, woord, goed, gevraagd, geschreven }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            <span className={lijstCss['woord']}>{woord}</span>
          </TableCell>
          <TableCell>{t('uitslag.vanDe', { goed, totaal: gevraagd })}</TableCell>
          <TableCell className={css['categorie'] ?? ''}>
            {geschreven.map(({ tekst, keer }) => `${tekst || t('uitslag.leegWoord')}${keer > 1 ? ` (${keer})` : ''}`).join(', ')}
          </TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}
