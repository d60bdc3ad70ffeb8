export default function Screen() {
  return <h1>Niet gevonden</h1>;
}
