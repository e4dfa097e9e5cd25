/** Ids of an AdSense advertisement. `client` is `ca-pub-` and 16 digits. */
export type AdIds = { client: string; slot: string }

const optionallyQuoted = (pattern: string) => `["']?${pattern}["']?`
const spacePattern = String.raw`\s*`
const loaderPattern = new RegExp(
  `^<script async(?:=${optionallyQuoted('(?:async)?')})? src=${optionallyQuoted(String.raw`https://pagead2\.googlesyndication\.com/pagead/js/adsbygoogle\.js(?:\?client=(ca-pub-\d{16}))?`)}(?: crossorigin=${optionallyQuoted('anonymous')})?>${spacePattern}</script>`,
)
const pushPattern = /^<script>\s*\(adsbygoogle\s*=\s*window\.adsbygoogle\s*\|\|\s*\[\]\)\.push\(\{\}\);?\s*<\/script>/
const unitPattern = /^<ins((?: [a-z-]+=(?:"[^"<>]*"|'[^'<>]*'))*) ?>\s*<\/ins>/
const commentPattern = /^<!--[^<>]*-->/
const attributePattern = /([a-z-]+)=(?:"([^"]*)"|'([^']*)')/g
const storedPattern = /^(ca-pub-\d{16})[\s/,]+(\d{6,16})$/

const unitAttributes = new Set([
  'class',
  'style',
  'data-ad-client',
  'data-ad-slot',
  'data-ad-format',
  'data-ad-layout',
  'data-ad-layout-key',
  'data-full-width-responsive',
])

const extraCodeError = 'Paste only Google’s code for one AdSense unit: two scripts with an <ins> between them.'
const missingIdsError =
  'We couldn’t find the publisher ID (ca-pub- followed by 16 digits) and the slot ID. Paste the code for one display unit. Code for auto ads has no slot ID.'
const twoPublishersError = 'This code has two publisher IDs. Paste the code for one unit.'

/**
 * Parses the publisher and slot ids in an AdSense unit's code, or in the stored format. Returns an error message for
 * any other text.
 */
export function parseAdCode(code: string): AdIds | { error: string } {
  let remainingCode = code.replaceAll(/\s+/g, ' ').trim()
  const [, storedClient, storedSlot] = storedPattern.exec(remainingCode) ?? []
  if (storedClient !== undefined && storedSlot !== undefined) return { client: storedClient, slot: storedSlot }
  const clients = new Set<string>()
  const slots: string[] = []
  while (remainingCode !== '') {
    const loaderMatch = loaderPattern.exec(remainingCode)
    const unitMatch = unitPattern.exec(remainingCode)
    const match = loaderMatch ?? unitMatch ?? pushPattern.exec(remainingCode) ?? commentPattern.exec(remainingCode)
    if (!match) return { error: extraCodeError }
    if (loaderMatch?.[1] !== undefined) clients.add(loaderMatch[1])
    for (const [, name = '', double, single] of (unitMatch?.[1] ?? '').matchAll(attributePattern)) {
      const value = double ?? single ?? ''
      if (!unitAttributes.has(name) || (name === 'class' && value !== 'adsbygoogle')) return { error: extraCodeError }
      if (name === 'data-ad-client') clients.add(value)
      if (name === 'data-ad-slot') slots.push(value)
    }
    remainingCode = remainingCode.slice(match[0].length).trimStart()
  }
  const [client = ''] = clients
  const [slot = ''] = slots
  if (clients.size > 1) return { error: twoPublishersError }
  if (!/^ca-pub-\d{16}$/.test(client) || !/^\d{6,16}$/.test(slot) || slots.length > 1) return { error: missingIdsError }
  return { client, slot }
}

export const formatAdIds = ({ client, slot }: AdIds): string => `${client} ${slot}`
