import { groupDigits } from '#domain/figures.ts'
import type { FailedDelivery } from '#domain/mailing/campaigns.types.ts'

type FailedProps = { failed: readonly FailedDelivery[]; count: number }

/** Recipients whose email the provider refused, with the reason. */
export const FailedDeliveries = ({ failed, count }: FailedProps) =>
  failed.length === 0 ? null : (
    <section aria-labelledby="failed" className="mailing-section">
      <h2 id="failed">Emails refused by the provider</h2>
      <ul className="failed-deliveries">
        {failed.map(({ subscriberId, email, error }) => (
          <li key={subscriberId}>
            <span dir="auto">{email ?? 'Deleted subscriber'}</span>
            {error !== null && <small> {error}</small>}
          </li>
        ))}
      </ul>
      {count > failed.length && <p>And {groupDigits(count - failed.length)} more.</p>}
    </section>
  )
