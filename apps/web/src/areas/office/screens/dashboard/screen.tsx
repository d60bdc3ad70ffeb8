export default function Screen() {
  return <h1>Dashboard</h1>;
}
