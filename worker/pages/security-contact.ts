import { toUtcDay } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'
import type { Config } from '#worker/core/env.ts'

/** Milliseconds for which the file is valid. RFC 9116 recommends less than a year. */
const validMs = 180 * dayMs

/** Returns the contact for security reports as RFC 9116 defines it; `now` is in milliseconds since the epoch. */
export function writeSecurityContact(
  { contactEmail, siteUrl }: Pick<Config, 'contactEmail' | 'siteUrl'>,
  now: number,
): string {
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${toUtcDay(now + validMs)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
