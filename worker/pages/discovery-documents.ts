import { toUtcDay } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'
import type { RecipeNews } from '#domain/recipes/recipes.types.ts'
import type { Config } from '#worker/core/env.ts'

/**
 * Returns an Atom feed of the newest recipes, newest first. Each entry has the id of its recipe, so that a renamed
 * recipe isn't a new entry.
 */
export function writeFeed(siteUrl: string, recipes: readonly RecipeNews[]): string {
  const latestUpdate = recipes.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0)
  const entries = recipes.map(
    ({ id, slug, name, description, ailment, createdAt, updatedAt }) => `<entry>
<id>urn:uuid:${id}</id>
<title>${escapeXml(name)}</title>
<link href="${escapeXml(siteUrl + paths.recipe(slug))}"/>
<published>${toIsoTime(createdAt)}</published>
<updated>${toIsoTime(updatedAt)}</updated>
<category term="${escapeXml(ailment)}"/>
<summary>${escapeXml(description)}</summary>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${escapeXml(`${siteUrl}/`)}</id>
<title>Herbal Remedies: new recipes</title>
<author><name>Herbal Remedies</name></author>
<link href="${escapeXml(`${siteUrl}/`)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + paths.feed)}"/>
<updated>${toIsoTime(latestUpdate)}</updated>
${entries.join('\n')}
</feed>
`
}

const toIsoTime = (at: number) => new Date(at).toISOString()

type Entry = { address: string; changedAt?: number }

/** Returns a sitemap of at most 50,000 URLs, the limit of the protocol; `changedAt` is milliseconds since the epoch. */
export function writeSitemap(entries: readonly Entry[]): string {
  const urls = entries.slice(0, 50_000).map(({ address, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML and removes control characters that XML can't contain. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

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
