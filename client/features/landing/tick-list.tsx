export const TickList = ({ lines }: { lines: readonly string[] }) => (
  <ul className="ticks">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
