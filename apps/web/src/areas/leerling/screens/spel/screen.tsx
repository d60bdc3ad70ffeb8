export default function Screen() {
  return <h1>Spel</h1>;
}
