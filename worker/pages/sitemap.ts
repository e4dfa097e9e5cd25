import { escapeXml } from './xml.ts'

type Entry = { address: string; changedAt?: number }

/** Returns a sitemap of at most 50,000 URLs, the limit of the protocol; `changedAt` is milliseconds since the epoch. */
export function writeSitemap(entries: readonly Entry[]): string {
  const urls = entries.slice(0, 50_000).map(({ address, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
