import { paths } from '#domain/paths.ts'
import type { RecipeNews } from '#domain/recipes/recipes.types.ts'

import { escapeXml } from './xml.ts'

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
