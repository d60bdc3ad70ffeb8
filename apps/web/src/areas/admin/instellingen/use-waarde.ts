import type { Automatisch } from '@spelrijk/contract/oefeninstellingen';
import type { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { manifests } from '@spelrijk/games/manifests';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { weekdagNamen } from '../../../shared/date/weekdag.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { namenVan, type Optie } from './opties.ts';

/** Values in words. */
export function useWaarde() {
  const { t, i18n } = useTexts(oefeninstellingenTeksten);
  const halfjaar = (code: string): string => t(code.endsWith('a') ? 'halfjaar.a' : 'halfjaar.b', { jaar: code.slice(0, -1) });
  /** One option; null and absent are "by itself", with what that is where it is known. */
  function waarde(naam: InstelNaam, value: unknown, vanzelf?: Automatisch | null): string {
    if (typeof value === 'boolean') return t(value ? 'aan' : 'uit');
    if (naam === 'normgroep' || naam === 'startpunt' || naam === 'plafond') {
      if (typeof value === 'string') return halfjaar(value);
      return vanzelf ? t('vanzelfIs', { waarde: halfjaar(vanzelf[naam]) }) : t('vanzelf');
    }
    if (naam === 'minuten') return t('waarde.minuten', { count: Number(value) });
    if (naam === 'sessiesPerWeek') return t('waarde.dagen', { count: Number(value) });
    if (naam === 'oefendagen') return Array.isArray(value) ? weekdagNamen(value.map(Number)) : t('waarde.elkeDag');
    if (naam === 'gamesUit' && Array.isArray(value))
      return t('games.stand', { aan: manifests.filter(({ slug }) => !value.includes(slug)).length, totaal: manifests.length });
    if (naam === 'uit' && Array.isArray(value)) return value.length === 0 ? t('waarde.allesAan') : t('waarde.uit', { count: value.length });
    if (naam === 'alleen') return Array.isArray(value) ? t('waarde.alleen', { count: value.length }) : t('waarde.allesAan');
    if (naam === 'volgordeLijst' && Array.isArray(value)) return t('waarde.lijst', { count: value.length });
    if (naam === 'leesniveau' && value === null) return t('vanzelf');
    return i18n.t(`${oefeninstellingenTeksten.naam}:waarde.${naam}.${String(value)}`, { defaultValue: String(value) });
  }

  /** A field: that of its own option, or of the one that overrules it. */
  function veldWaarde(optie: Optie, alles: Required<Instelbaar>, vanzelf?: Automatisch | null): string {
    const { samenMet, naam } = optie;
    if (samenMet === 'alleen' && alles.alleen !== null) return waarde('alleen', alles.alleen);
    if (samenMet === 'volgordeLijst' && alles.volgorde === 'vast')
      return `${waarde('volgorde', 'vast')}, ${waarde('volgordeLijst', alles.volgordeLijst)}`;
    return waarde(naam, alles[naam], vanzelf);
  }

  return { waarde, veldWaarde, halfjaar, naamVan: (optie: Optie): string => t(`optie.${namenVan(optie)[0] ?? optie.naam}.naam`) };
}
