/** A paper label with a double line: facts as pairs of term and value. */
export function Label({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section className="label">
      <div>
        <h2 className="mb-2 text-center text-[1.45rem] text-cobalt">{title}</h2>
        <dl>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
