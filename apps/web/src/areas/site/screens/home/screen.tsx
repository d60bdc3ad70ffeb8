export default function Screen() {
  return <h1>Spelrijk</h1>;
}
