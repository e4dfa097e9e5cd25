import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { formatSubject } from '#domain/security/security.messages.ts'
import type { AuditEntry } from '#domain/security/security.types.ts'

/** Admin page for each kind of subject. */
const adminPages: Record<string, (id: string) => string> = {
  recipe: paths.adminRemedy,
  herb: paths.adminHerb,
  ticket: paths.adminTicket,
}

/** Subject of an action, with a link to its page unless the subject was deleted. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { action, subjectKind, subjectId, subjectEmail } = entry
  if (subjectKind !== 'account') {
    const adminPageUrl = adminPages[subjectKind]
    const name = readName(entry.after) ?? readName(entry.before) ?? (subjectKind === 'herb' ? subjectId : undefined)
    const label = `${formatSubject(subjectKind)}${name === undefined ? '' : `: ${name}`}`
    return adminPageUrl && !action.endsWith('delete') ? (
      <Link to={adminPageUrl(subjectId)} className="inline-link">
        {label}
      </Link>
    ) : (
      <span>{label}</span>
    )
  }
  if (subjectEmail === null) return <span>Former member</span>
  return (
    <Link to={paths.adminUser(subjectId)} className="inline-link">
      {subjectEmail}
    </Link>
  )
}

/** Returns the name from the subject's recorded state. */
const readName = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : undefined
