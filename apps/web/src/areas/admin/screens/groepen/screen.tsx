export default function Screen() {
  return <h1>Groepen</h1>;
}
