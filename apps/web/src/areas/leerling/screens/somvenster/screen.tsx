export default function Screen() {
  return <h1>Somvenster</h1>;
}
