export default function Screen() {
  return <h1>Inloggen</h1>;
}
