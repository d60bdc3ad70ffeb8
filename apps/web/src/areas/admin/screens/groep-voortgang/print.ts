/** Marks the one part of the page that goes on paper; the print styles hide the rest. */
const MARK = 'alleenDit';

/** Prints one element of the page; without one, the whole page. */
export function printOnly(element: HTMLElement | null): void {
  const root = document.documentElement;
  if (element) {
    element.dataset[MARK] = 'ja';
    root.dataset['printDeel'] = 'ja';
  }
  window.print();
  if (element) delete element.dataset[MARK];
  delete root.dataset['printDeel'];
}
