import { useSite } from '#client/core/site.ts'
import { paths } from '#domain/paths.ts'
import { retention } from '#domain/retention.ts'

export function ContactLine() {
  const { contactEmail } = useSite()
  return (
    <p>
      You can reach us at <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or through the{' '}
      <a href={paths.contact}>contact page</a>.
    </p>
  )
}

export function RetentionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long, and why</th>
        </tr>
      </thead>
      <tbody>
        {retention.map(({ data, period, purpose }) => (
          <tr key={data}>
            <td>{data}</td>
            <td>
              <b className="font-semibold">{period}</b>
              <small>{purpose}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
