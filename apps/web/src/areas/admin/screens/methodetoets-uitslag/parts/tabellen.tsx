import type { CategorieUitslag, LeerlingUitslag, Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { SAMENGEVAT } from '@spelrijk/domain/antwoord';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import type { ReactNode } from 'react';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hand } from '../../../opdrachten/hand.tsx';
import panel from '../../../parts/parts.module.css';
import lijstCss from '../../../woorden/woorden.module.css';
import css from '../uitslag.module.css';
import { DoelMenu, useGroepsplanKeuze } from './zorg.tsx';

interface PanelProps {
  readonly title: string;
  readonly label: string;
  readonly text?: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

function Panel({ title, label, text, head, children }: PanelProps) {
  return (
    <section className={panel['paneel']}>
      <h2>{title}</h2>
      {text !== undefined && <p className={lijstCss['zacht']}>{text}</p>}
      <ScrollTable label={label}>
        <TableHead>
          <TableRow>
            {head.map((naam, i) => (
              <TableCell key={`${i} ${naam}`}>{naam}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </ScrollTable>
    </section>
  );
}

/** Hardest first, with who got it wrong and what a docent can do about it. */
export function Categorieen({ categorieen }: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  const groepsplanVan = useGroepsplanKeuze();
  if (categorieen.length === 0) return null;
  const head = [t('uitslag.categorie'), t('uitslag.goed'), t('uitslag.wieFout'), t('uitslag.doen')];
  return (
    <Panel title={t('uitslag.categorieen')} label={t('uitslag.categorieTabel')} head={head}>
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

/** Everybody beside every word: a dot is right. */
export function Matrix({ items, leerlingen, antwoorden }: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  const gegeven = new Map(antwoorden.map((rij) => [`${rij.leerlingId} ${rij.itemId}`, rij]));
  const cel = (leerlingId: string, itemId: string): ReactNode => {
    const antwoord = gegeven.get(`${leerlingId} ${itemId}`);
    if (!antwoord) return '–';
    return antwoord.goed ? '•' : <span className={css['mis']}>{antwoord.gegeven || t('uitslag.leegWoord')}</span>;
  };
  return (
    <Panel
      title={t('uitslag.matrix')}
      label={t('uitslag.matrixTabel')}
      text={t('uitslag.matrixUitleg')}
      head={[t('uitslag.wie'), t('uitslag.goed'), ...items.map(({ woord }) => woord)]}
    >
      {leerlingen.map(({ id, naam, goed, gemaakt }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            {naam}
          </TableCell>
          <TableCell>{t('uitslag.vanDe', { goed, totaal: gemaakt })}</TableCell>
          {items.map((item) => (
            <TableCell key={item.id} className={css['matrix'] ?? ''}>
              {cel(id, item.id)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Panel>
  );
}
