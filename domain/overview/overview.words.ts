import { groupDigits } from '../figures.ts'
import { actionInWords } from '../security/security.words.ts'
import type { EventKind } from './overview.types.ts'

/** What an administrator did, with the name of what it was done to where that is known. */
export const actWords = (action: string, name: string | null): string =>
  `${actionInWords(action)}${name === null ? '' : `: ${name}`}`

const fromBot = 'The Herbi bot published'

export const eventWords = {
  recipe: (name: string, origin: string): string =>
    origin === 'bot' ? `${fromBot} ${name}` : `A remedy was written: ${name}`,
  ticket: (subject: string): string => `Somebody asked for help: ${subject}`,
  post: (title: string): string => `A post in the community: ${title}`,
  signUps: (count: number): string => (count === 1 ? '1 person signed up' : `${count} people signed up`),
}

/** What the kinds are called. */
export const kindWords: Record<EventKind, string> = {
  act: 'Administrator',
  bot: 'Herbi bot',
  recipe: 'Remedies',
  ticket: 'Support',
  post: 'Community',
  'sign-ups': 'Members',
}

/** What was counted in the period before; nothing where that is not known. */
export const changeWords = (before: number | null, days: number): string =>
  before === null ? '' : `${groupDigits(before)} in the ${days} days before`

/** With its sign. */
export const signed = (count: number): string => (count > 0 ? `+${groupDigits(count)}` : groupDigits(count))

/** What waits is counted up to a number; from there on it is that many or more. */
export const waitingWords = (count: number, max: number, one: string, several: string): string =>
  `${count < max ? count : `${max} or more`} ${count === 1 ? one : several}`
