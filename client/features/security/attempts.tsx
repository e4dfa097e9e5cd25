import { Link } from 'react-router'

import { FilterForm } from '#client/ui/filter-form.tsx'
import { type EntryRef, LoadMoreEntries } from '#client/ui/load-more.tsx'
import { Select } from '#client/ui/select.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { paths } from '#domain/paths.ts'
import {
  eventKinds,
  parseSecurityFilters,
  securityUrl,
  type SecurityFilters,
} from '#domain/security/security-filters.ts'
import { formatDetail, formatEvent, eventMessages } from '#domain/security/security.messages.ts'
import type { SecurityEventEntry, SecurityEventPage } from '#domain/security/security.types.ts'

import { DayFields } from './day-fields.tsx'

type AttemptsProps = { page: SecurityEventPage; filters: SecurityFilters }

export const Attempts = ({ page, filters }: AttemptsProps) => (
  <>
    <p className="mb-5 max-w-[60ch] text-quiet">
      We give each network a code that changes every day. After about two days, nobody can trace a code back to a
      person.
    </p>
    <FilterForm label="Filter attempts" currentUrl={securityUrl({ ...filters, after: '' })} toUrl={toUrl}>
      <input type="hidden" name="view" value="attempts" />
      <Select
        label="Type"
        name="kind"
        defaultValue={filters.kind}
        options={[['', 'Everything'], ...eventKinds.map((kind) => [kind, eventMessages[kind]] as const)]}
      />
      <DayFields filters={filters} />
    </FilterForm>
    <LoadMoreEntries
      label="More attempts"
      page={page}
      hasPrevious={filters.after !== ''}
      getPageUrl={(after) => securityUrl({ ...filters, after: after ?? '' })}
      getEntries={({ events }) => events}
      renderEntry={(event, ref) => <Attempt event={event} ref={ref} />}
    >
      {(attempts) =>
        page.events.length === 0 ? (
          <p className="text-quiet">No matching events.</p>
        ) : (
          <ol className="records">{attempts}</ol>
        )
      }
    </LoadMoreEntries>
  </>
)

const toUrl = (query: URLSearchParams) => securityUrl(parseSecurityFilters(query))

/** Number of characters shown of a network's hash: enough to tell two networks apart. */
const networkCodeLength = 8

type AttemptProps = { event: SecurityEventEntry; ref: EntryRef | undefined }

const Attempt = ({ event: { at, kind, email, userId, network, detail }, ref }: AttemptProps) => (
  <li ref={ref} tabIndex={-1}>
    <div>
      <b>{formatEvent(kind)}</b>
      {detail && `: ${formatDetail(kind, detail)}`}
      <p className="record-facts">
        {email !== null && userId !== null && (
          <>
            <Link to={paths.adminUser(userId)} className="inline-link">
              {email}
            </Link>{' '}
            ·{' '}
          </>
        )}
        {network === null ? 'Unknown network' : `Network ${network.slice(0, networkCodeLength)}`}
      </p>
    </div>
    <p className="record-facts">
      <Timestamp time={at} />
    </p>
  </li>
)
