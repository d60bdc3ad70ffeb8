export default function Screen() {
  return <h1>Voortgang</h1>;
}
