import type { AdIds } from './settings.types.ts'

const quoted = (pattern: string) => `["']?${pattern}["']?`
const space = String.raw`\s*`
const loader = new RegExp(
  `^<script async(?:=${quoted('(?:async)?')})? src=${quoted(String.raw`https://pagead2\.googlesyndication\.com/pagead/js/adsbygoogle\.js(?:\?client=(ca-pub-\d{16}))?`)}(?: crossorigin=${quoted('anonymous')})?>${space}</script>`,
)
const push = /^<script>\s*\(adsbygoogle\s*=\s*window\.adsbygoogle\s*\|\|\s*\[\]\)\.push\(\{\}\);?\s*<\/script>/
const unit = /^<ins((?: [a-z-]+=(?:"[^"<>]*"|'[^'<>]*'))*) ?>\s*<\/ins>/
const comment = /^<!--[^<>]*-->/
const attribute = /([a-z-]+)=(?:"([^"]*)"|'([^']*)')/g
const stored = /^(ca-pub-\d{16})[\s/,]+(\d{6,16})$/

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
  "We couldn't find the publisher ID (ca-pub- and 16 digits) and the slot ID. Paste the code for one display unit. Code for auto ads has no slot ID."
const twoPublishersError = 'This code has two publisher IDs. Paste the code for one unit.'

/**
 * Reads publisher and slot from the code of an AdSense unit, or from the stored form. Returns an error message for any
 * other text.
 */
export function parseAdCode(pasted: string): AdIds | { error: string } {
  let rest = pasted.replaceAll(/\s+/g, ' ').trim()
  const [, storedClient, storedSlot] = stored.exec(rest) ?? []
  if (storedClient !== undefined && storedSlot !== undefined) return { client: storedClient, slot: storedSlot }
  const clients = new Set<string>()
  const slots: string[] = []
  while (rest !== '') {
    const loaded = loader.exec(rest)
    const displayed = unit.exec(rest)
    const found = loaded ?? displayed ?? push.exec(rest) ?? comment.exec(rest)
    if (!found) return { error: extraCodeError }
    if (loaded?.[1] !== undefined) clients.add(loaded[1])
    for (const [, name = '', double, single] of (displayed?.[1] ?? '').matchAll(attribute)) {
      const value = double ?? single ?? ''
      if (!unitAttributes.has(name) || (name === 'class' && value !== 'adsbygoogle')) return { error: extraCodeError }
      if (name === 'data-ad-client') clients.add(value)
      if (name === 'data-ad-slot') slots.push(value)
    }
    rest = rest.slice(found[0].length).trimStart()
  }
  const [client = ''] = clients
  const [slot = ''] = slots
  if (clients.size > 1) return { error: twoPublishersError }
  if (!/^ca-pub-\d{16}$/.test(client) || !/^\d{6,16}$/.test(slot) || slots.length > 1) return { error: missingIdsError }
  return { client, slot }
}

/** Returns the ids as stored. */
export const writeAdIds = ({ client, slot }: AdIds): string => `${client} ${slot}`
