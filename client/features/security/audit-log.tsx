import { useFetcher, Link } from 'react-router'

import { readerZone } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { FilterForm } from '#client/ui/filter-form.tsx'
import { type EntryRef, LoadMoreEntries } from '#client/ui/load-more.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { paths } from '#domain/paths.ts'
import { type Change, listChanges } from '#domain/security/changes.rules.ts'
import {
  deletedActorsValue,
  defaultSecurityFilters,
  parseSecurityFilters,
  securityUrl,
  type SecurityFilters,
} from '#domain/security/security-filters.ts'
import { formatAction, subjectLabels, formatSubject } from '#domain/security/security.messages.ts'
import type { AuditEntry, AuditPage } from '#domain/security/security.types.ts'

import { DayFields } from './day-fields.tsx'

type AuditLogProps = { page: AuditPage; filters: SecurityFilters; ownId: string }

export const AuditLog = ({ page, filters, ownId }: AuditLogProps) => (
  <>
    <AuditFilterForm filters={filters} ownId={ownId} />
    <Export filters={filters} />
    <LoadMoreEntries
      label="More actions"
      page={page}
      hasPrevious={filters.after !== ''}
      getPageUrl={(after) => securityUrl({ ...filters, after: after ?? '' })}
      getEntries={({ entries }) => entries}
      renderEntry={(entry, ref) => <AuditEvent entry={entry} ref={ref} />}
    >
      {(auditEvents) =>
        page.entries.length === 0 ? (
          <p className="text-quiet">
            {securityUrl(filters) === securityUrl(defaultSecurityFilters)
              ? 'No entries yet. Changes that administrators make will appear here.'
              : 'No matching entries.'}
          </p>
        ) : (
          <ol>{auditEvents}</ol>
        )
      }
    </LoadMoreEntries>
  </>
)

const toUrl = (query: URLSearchParams) => securityUrl(parseSecurityFilters(query))

function AuditFilterForm({ filters, ownId }: { filters: SecurityFilters; ownId: string }) {
  const { kind, actor } = filters
  const knownActors = ['', ownId, deletedActorsValue]
  return (
    <FilterForm label="Filter actions" currentUrl={securityUrl({ ...filters, after: '' })} toUrl={toUrl}>
      <Select
        label="About"
        name="kind"
        defaultValue={kind}
        options={[['', 'Everything'], ...Object.entries(subjectLabels)]}
      />
      <Select
        label="By"
        name="actor"
        defaultValue={actor}
        options={[
          ['', 'Anyone'],
          [ownId, 'You'],
          [deletedActorsValue, 'Deleted accounts'],
          ...(knownActors.includes(actor) ? [] : [[actor, 'Another administrator'] as const]),
        ]}
      />
      <DayFields filters={filters} />
    </FilterForm>
  )
}

function Export({ filters }: { filters: SecurityFilters }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post" action={securityUrl({ ...filters, after: '' })} className="mb-6">
      <SubmitButton intent="export" fetcher={fetcher} className="button plain">
        Export as CSV
      </SubmitButton>
    </fetcher.Form>
  )
}

function AuditEvent({ entry, ref }: { entry: AuditEntry; ref: EntryRef | undefined }) {
  const changes = listChanges(entry.before, entry.after, readerZone)
  return (
    <li ref={ref} className="border-t border-line py-2.5 wrap-anywhere last:border-b" tabIndex={-1}>
      <b>{formatAction(entry.action)}</b>
      <p className="flex flex-wrap gap-x-3.5 text-[0.94rem] text-quiet">
        <span>{entry.actorEmail ?? 'Former administrator'}</span>
        <Timestamp time={entry.at} />
        <AuditSubject entry={entry} />
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.25 font-semibold text-cobalt">What changed</summary>
          <Changes changes={changes} />
        </details>
      )}
    </li>
  )
}

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <dl className="mt-1 text-[0.94rem]">
    {changes.map(({ field, before, after }) => (
      <div key={field} className="flex flex-wrap gap-x-2.5 py-0.5">
        <dt className="text-quiet">{field || 'all'}</dt>
        <dd>
          {before && (
            <del className="text-quiet">
              <span className="sr-only">before: </span>
              {before}
            </del>
          )}
          {before && after && ' '}
          {after && (
            <ins className="no-underline">
              <span className="sr-only">after: </span>
              {after}
            </ins>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

/** Admin page for each kind of subject. */
const adminPages: Record<string, (id: string) => string> = {
  recipe: paths.adminRemedy,
  herb: paths.adminHerb,
  ticket: paths.adminTicket,
}

/** Subject of an action, with a link to its page unless the subject was deleted. */
function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { action, subjectKind, subjectId, subjectEmail } = entry
  if (subjectKind !== 'account') {
    const adminPageUrl = adminPages[subjectKind]
    const name = readName(entry.after) ?? readName(entry.before) ?? (subjectKind === 'herb' ? subjectId : undefined)
    const label = `${formatSubject(subjectKind)}${name === undefined ? '' : `: ${name}`}`
    return adminPageUrl && !action.endsWith('delete') ? (
      <Link to={adminPageUrl(subjectId)} className="inline-link -my-2.5 py-2.5">
        {label}
      </Link>
    ) : (
      <span>{label}</span>
    )
  }
  if (subjectEmail === null) return <span>Former member</span>
  return (
    <Link to={paths.adminUser(subjectId)} className="inline-link -my-2.5 py-2.5">
      {subjectEmail}
    </Link>
  )
}

/** Returns the name from the subject's recorded state. */
const readName = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : undefined
