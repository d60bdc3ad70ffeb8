import { href, redirect } from 'react-router';

/** The root, an empty path and /home all lead to the home page. */
export const clientLoader = () => redirect(href('/site/home'));

export default function HomeRedirect() {
  return null;
}
