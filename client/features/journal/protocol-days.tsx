import { Link } from 'react-router'

import { listCups } from '#domain/journal/protocols.ts'
import type { Protocol } from '#domain/journal/protocols.types.ts'
import { paths } from '#domain/paths.ts'

export const ProtocolDays = ({ protocol: { name, stages } }: { protocol: Protocol }) => (
  <details className="collapsed protocol-days">
    <summary>
      All days<span className="sr-only">: {name}</span>
    </summary>
    {stages.map((stage, position) => (
      <section key={stage.title}>
        <h4>{stage.title}</h4>
        <ul>
          {listCups(stage).map(({ time, timeLabel, tea }) => (
            <li key={time}>
              {`${timeLabel}: `}
              <Link to={paths.recipe(tea.slug)}>{tea.name}</Link>
            </li>
          ))}
        </ul>
        <ol start={stages.slice(0, position).reduce((sum, { actions }) => sum + actions.length, 1)}>
          {stage.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ol>
      </section>
    ))}
  </details>
)
