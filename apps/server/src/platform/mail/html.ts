/** The HTML part of a mail: one table, styles on the elements, nothing from elsewhere, readable with pictures off. */
import type { Regio } from '@spelrijk/domain/admin';

interface Parts {
  readonly regio: Regio;
  readonly onderwerp: string;
  /** Finished plain text; empty lines part paragraphs. */
  readonly tekst: string;
  readonly knop: string;
  /** The paragraph that equals this becomes the button. */
  readonly link: string | undefined;
  /** The paragraph that equals this becomes a link without a button. */
  readonly afmelden?: string | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Of the identity (`packages/ui/src/tokens.ts`, held equal by `tools/tokens.test.ts`): a mail has no style sheet to take them from. */
const KLEUR = { inkt: '#17324d', zee: '#0f7c8a', 'zee-diep': '#0a5f6a', papier: '#fffbf3' };

const LETTER = `font-family:Nunito,Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${KLEUR.inkt}`;
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:12px;background:${KLEUR.zee};color:#ffffff;text-decoration:none;font-weight:bold`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px;${LETTER}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const address = (link: string): string => {
  const href = escapeHtml(link);
  return `<p style="margin:0 0 16px;${LETTER};font-size:13px;word-break:break-all"><a href="${href}" style="color:${KLEUR['zee-diep']}">${href}</a></p>`;
};

const button = (link: string, knop: string): string => {
  const href = escapeHtml(link);
  return `<p style="margin:0 0 12px"><a href="${href}" style="${LETTER};${BUTTON}">${escapeHtml(knop)}</a></p>${address(link)}`;
};

export function htmlMail({ regio, onderwerp, tekst, knop, link, afmelden }: Parts): string {
  const body = tekst
    .trim()
    .split(/\n{2,}/)
    .map((alinea) => {
      if (alinea === link && knop !== '') return button(alinea, knop);
      return alinea === afmelden ? address(alinea) : paragraph(alinea);
    })
    .join('');
  return `<!doctype html><html lang="${regio === 'be' ? 'nl-BE' : 'nl'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(onderwerp)}</title></head>
<body style="margin:0;background:${KLEUR.papier}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:28px 28px 12px">
<p style="margin:0 0 20px;${LETTER};font-size:20px;font-weight:bold;color:${KLEUR['zee-diep']}">Spelrijk</p>${body}</td></tr></table></td></tr></table></body></html>
`;
}
