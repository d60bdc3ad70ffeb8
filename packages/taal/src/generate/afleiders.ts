/**
 * Decides: which misspellings a categorie can cause at its own knelpunten.
 * Source: the rewrite rules of the categorie, used in the direction of the error; likeliest first.
 * Example: for trein and ei-ij the first candidate is trijn.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Knelpunt } from '@spelrijk/domain/woord';
import { HERSCHRIJVINGEN } from '../categorieen/rewrite.gen.ts';
import { createDoelbeeld } from '../diagnose.ts';
import type { DiagnoseDoel } from '../diagnose.ts';
import { STAPKOSTEN } from '../diagnose/doelbeeld.ts';

const REGELS = new Map(HERSCHRIJVINGEN);

interface Kandidaat {
  readonly tekst: string;
  readonly kosten: number;
}

/** Every rewriting that touches a knelpunt, one deviation each, written with the capitals of the target. */
export function kandidaatfouten(doel: DiagnoseDoel, categorieId: CategorieId, punten: readonly Knelpunt[]): string[] {
  const { woord } = doel;
  const kandidaten: Kandidaat[] = [];
  REGELS.get(categorieId)?.(createDoelbeeld(doel, woord), (start, end, naar, opties) => {
    if (
      !punten.some((punt) =>
        naar === ' ' && start === end ? start > punt.start && start < punt.end : start <= punt.end && end >= punt.start,
      )
    )
      return;
    const tekst = woord.slice(0, start) + naar + woord.slice(end);
    kandidaten.push({ tekst: hoofdletterAls(woord, tekst), kosten: opties?.kosten ?? STAPKOSTEN.regel });
  });
  if (categorieId === 'hoofdletter-naam') kandidaten.push({ tekst: woord.toLowerCase(), kosten: STAPKOSTEN.teken });
  if (categorieId === 'hoofdletter-fout' || categorieId === 'hoofdletter-zin')
    kandidaten.push({ tekst: swapHoofdletter(woord), kosten: STAPKOSTEN.teken });
  const gesorteerd = kandidaten.sort((a, b) => a.kosten - b.kosten).map((kandidaat) => kandidaat.tekst);
  return [...new Set(gesorteerd)].filter((tekst) => tekst !== woord && tekst.trim() === tekst);
}

const hoofdletterAls = (woord: string, tekst: string): string =>
  woord.charAt(0) === woord.charAt(0).toLowerCase() ? tekst : tekst.charAt(0).toUpperCase() + tekst.slice(1);

function swapHoofdletter(woord: string): string {
  const eerste = woord.charAt(0);
  return (eerste === eerste.toLowerCase() ? eerste.toUpperCase() : eerste.toLowerCase()) + woord.slice(1);
}
