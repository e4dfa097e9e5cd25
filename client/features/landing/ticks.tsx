/** Lines with a tick each. */
export const Ticks = ({ lines }: { lines: readonly string[] }) => (
  <ul className="ticks">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
