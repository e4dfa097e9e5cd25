import { Link } from 'react-router'

import { Timestamp } from '#client/ui/timestamp.tsx'
import { formatDay } from '#domain/date-in-words.ts'
import { eventKindLabels } from '#domain/overview/overview.messages.ts'
import type { OverviewEvent } from '#domain/overview/overview.types.ts'

/** Latest events on the site, without names of members. */
export const RecentActivity = ({ events }: { events: OverviewEvent[] }) => (
  <section aria-labelledby="recent-activity">
    <h2 id="recent-activity">Recent Activity</h2>
    {events.length === 0 && <p className="text-quiet">No activity yet.</p>}
    <ol className="events">
      {events.map((event) => (
        <li key={eventKey(event)} data-kind={event.kind}>
          <p>
            <b>{eventKindLabels[event.kind]}</b> <EventTime when={event.when} />
          </p>
          {event.link === null ? (
            event.words
          ) : (
            <Link to={event.link} className="event-link">
              {event.words}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </section>
)

const EventTime = ({ when }: Pick<OverviewEvent, 'when'>) =>
  'day' in when ? <time dateTime={when.day}>{formatDay(when.day)}</time> : <Timestamp time={when.at} />

const eventKey = ({ kind, words, when }: OverviewEvent) => `${kind} ${'day' in when ? when.day : when.at} ${words}`
