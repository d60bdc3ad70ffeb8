export default function Screen() {
  return <h1>Groep</h1>;
}
