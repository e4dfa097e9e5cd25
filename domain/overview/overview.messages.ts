import { groupDigits } from '../figures.ts'
import { formatAction } from '../security/security.messages.ts'
import type { EventKind } from './overview.types.ts'

/** Describes an administrator's action, with the subject's name if known. */
export const describeAuditEvent = (action: string, name: string | null): string =>
  `${formatAction(action)}${name === null ? '' : `: ${name}`}`

const botPrefix = 'Herbi Bot published'

export const eventMessages = {
  recipe: (name: string, origin: string): string => (origin === 'bot' ? `${botPrefix} ${name}` : `New remedy: ${name}`),
  ticket: (subject: string): string => `New support ticket: ${subject}`,
  post: (title: string): string => `New community post: ${title}`,
  signUps: (count: number): string => (count === 1 ? '1 person signed up' : `${count} people signed up`),
}

export const eventKindLabels: Record<EventKind, string> = {
  audit_event: 'Administrator',
  bot: 'Herbi Bot',
  recipe: 'Remedies',
  ticket: 'Support',
  post: 'Community',
  'sign-ups': 'Members',
}

export const describePreviousPeriod = (previousCount: number | null, days: number): string =>
  previousCount === null ? '' : `${groupDigits(previousCount)} in the previous ${days} days`

export const formatSigned = (count: number): string => (count > 0 ? `+${groupDigits(count)}` : groupDigits(count))

/** Returns the number of waiting items. At `max`, the text says “or more”. */
export const formatWaitingCount = (count: number, max: number, singular: string, pluralText: string): string =>
  `${count < max ? count : `${max} or more`} ${count === 1 ? singular : pluralText}`
