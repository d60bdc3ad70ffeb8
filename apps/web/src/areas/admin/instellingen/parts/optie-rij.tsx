import Button from '@mui/material/Button';
import type { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { applyTo, herkomstVan } from '../concept.ts';
import instellingenCss from '../instellingen.module.css';
import optieCss from '../optie.module.css';
import { namenVan, type Optie } from '../opties.ts';
import { useWaarde } from '../use-waarde.ts';
import { OptieVeld, type VeldProps } from './optie-veld.tsx';

export interface RijProps extends Omit<VeldProps, 'alles'> {
  /** Set here, also what is not saved yet. */
  readonly eigen: Instelbaar;
  /** Saved. */
  readonly bewaard: Instelbaar;
  /** What a leerling inherits; empty for a groep. */
  readonly groep: Instelbaar;
  readonly isGroep: boolean;
  /** Names of who deviates in this option. */
  readonly afwijkers: readonly string[];
  readonly onTerug: (namen: readonly InstelNaam[]) => void;
}

const MEEST_NAMEN = 5;

/** One option: what it is, the control, where its value comes from, and the way back. */
export function OptieRij({ eigen, bewaard, groep, isGroep, afwijkers, onTerug, ...veld }: RijProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { optie } = veld;
  const breed = ['categorieen', 'volgorde', 'games', 'weekdagen'].includes(optie.veld.soort);
  return (
    <div className={optieCss['optie']} data-breed={breed} data-optie={optie.naam}>
      <div>
        <h3>{t(`optie.${optie.naam}.naam`)}</h3>
        <p className={instellingenCss['uitleg']}>{t(`optie.${optie.naam}.uitleg`)}</p>
      </div>
      <div>
        <OptieVeld {...veld} alles={applyTo(eigen, groep)} />
      </div>
      <p className={optieCss['herkomst']}>
        <Bron eigen={eigen} bewaard={bewaard} groep={groep} isGroep={isGroep} optie={optie} />
        <Terug eigen={eigen} groep={groep} isGroep={isGroep} {...veld} onTerug={onTerug} />
        {afwijkers.length > 0 && (
          <span className={instellingenCss['uitleg']}>
            {t('instelling.afwijkers', { count: afwijkers.length, namen: afwijkers.slice(0, MEEST_NAMEN).join(', ') })}
            {afwijkers.length > MEEST_NAMEN && ` ${t('overzicht.meer', { count: afwijkers.length - MEEST_NAMEN })}`}
          </span>
        )}
      </p>
    </div>
  );
}

type BronProps = Pick<RijProps, 'eigen' | 'bewaard' | 'groep' | 'isGroep'> & { readonly optie: Optie };

function Bron({ eigen, bewaard, groep, isGroep, optie }: BronProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const namen = namenVan(optie);
  const bron = herkomstVan(eigen, groep, namen);
  const nieuw = namen.some((naam) => JSON.stringify(eigen[naam]) !== JSON.stringify(bewaard[naam]));
  return (
    <span className={optieCss['bron']} data-bron={bron} data-nieuw={nieuw}>
      {t(bron === 'zelf' && isGroep ? 'herkomst.groepZelf' : `herkomst.${bron}`)}
      {nieuw && `, ${t('herkomst.nieuw')}`}
    </span>
  );
}

type TerugProps = Pick<RijProps, 'eigen' | 'groep' | 'isGroep' | 'optie' | 'uit' | 'vanzelf' | 'onTerug'>;

/** The way back, with the value it leads to. */
function Terug({ eigen, groep, isGroep, optie, uit, vanzelf, onTerug }: TerugProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { veldWaarde } = useWaarde();
  const namen = namenVan(optie);
  if (uit || !namen.some((naam) => eigen[naam] !== undefined)) return null;
  const waarde = veldWaarde(optie, applyTo({}, groep), vanzelf);
  return (
    <Button variant="text" size="small" onClick={() => onTerug(namen)}>
      {t(isGroep ? 'herkomst.terugStandaard' : 'herkomst.terugGroep', { waarde })}
    </Button>
  );
}
