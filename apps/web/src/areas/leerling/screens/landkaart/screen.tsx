export default function Screen() {
  return <h1>Landkaart</h1>;
}
