import { href } from 'react-router';

/** The root, an empty path and /home all lead to the home page, which is a page of its own; in production the server says so. */
export function clientLoader(): null {
  window.location.replace(href('/site/home'));
  return null;
}

export default function HomeRedirect() {
  return null;
}
