/** List with a tick before each line. */
export const Ticks = ({ lines }: { lines: readonly string[] }) => (
  <ul className="ticks">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
