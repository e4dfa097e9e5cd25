import { groupDigits } from '../figures.ts'
import { actionInWords } from '../security/security.messages.ts'
import type { EventKind } from './overview.types.ts'

/** Describes an administrator's action, with the name of the subject if it is known. */
export const describeAuditEvent = (action: string, name: string | null): string =>
  `${actionInWords(action)}${name === null ? '' : `: ${name}`}`

const fromBot = 'Herbi Bot published'

export const eventMessages = {
  recipe: (name: string, origin: string): string => (origin === 'bot' ? `${fromBot} ${name}` : `New remedy: ${name}`),
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

/** Returns the figure of the period before, or an empty text if it is unknown. */
export const describePreviousPeriod = (before: number | null, days: number): string =>
  before === null ? '' : `${groupDigits(before)} in the previous ${days} days`

/** Adds a plus sign to positive numbers. */
export const withPlusSign = (count: number): string => (count > 0 ? `+${groupDigits(count)}` : groupDigits(count))

/** Returns the number of waiting items. At `max` the text says "or more". */
export const waitingCountLabel = (count: number, max: number, one: string, several: string): string =>
  `${count < max ? count : `${max} or more`} ${count === 1 ? one : several}`
