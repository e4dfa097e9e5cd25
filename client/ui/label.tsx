import type { ReactNode } from 'react'

type LabelProps = { title: string; rows: readonly (readonly [string, string])[]; children?: ReactNode }

export function Label({ title, rows, children }: LabelProps) {
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
        {children}
      </div>
    </section>
  )
}
