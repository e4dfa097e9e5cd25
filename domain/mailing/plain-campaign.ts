import { escapeHtml } from '#domain/mail/mail-html.ts'

const style = {
  page: 'margin:0;padding:24px 12px;background:#f4f7f8;color:#14203f;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif',
  sheet: 'max-width:600px;padding:24px;border:2px solid #1d3f9e;border-radius:10px;background:#ffffff;text-align:left',
  words: 'margin:0 0 14px;overflow-wrap:anywhere',
  link: 'color:#1d3f9e;overflow-wrap:anywhere',
} as const

const night =
  '.page{background:#0c1426!important;color:#e8edf8!important}.sheet{background:#121d36!important;border-color:#9db8ff!important}.link{color:#9db8ff!important}.ink{color:#e8edf8!important}.rule{border-color:#26355a!important}'

/** Returns the HTML of a plain-text campaign: paragraphs with links. Keeps variables. */
export function htmlOfText(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p style="${style.words}">${withLinks(paragraph.trim())}</p>`)
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${night}}</style></head>`,
    `<body class="page" style="${style.page}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">`,
    `<div class="sheet" style="${style.sheet}">`,
    ...paragraphs,
    '</div></td></tr></table></body></html>',
  ].join('\n')
}

const withLinks = (paragraph: string) =>
  paragraph
    .split(/(https?:\/\/[^\s<>"{}]+|\{\{\s*(?:unsubscribe|preferences)_url\s*\}\})/)
    .map((part, position) => (position % 2 === 1 ? linkTo(part) : escapeHtml(part).replaceAll('\n', '<br>\n')))
    .join('')

function linkTo(address: string): string {
  const words = address.startsWith('{{') ? wordsOfLink(address) : escapeHtml(address)
  return `<a class="link" href="${escapeHtml(address)}" style="${style.link}">${words}</a>`
}

const wordsOfLink = (variable: string) => (variable.includes('preferences') ? 'here' : 'Unsubscribe')

type FooterParts = {
  hasAddress: boolean
}

/** Finds the required variables that a text lacks. */
const missingParts = (text: string, { hasAddress }: FooterParts) => ({
  choice: !/\{\{\s*preferences_url\s*\}\}/.test(text),
  address: hasAddress && !/\{\{\s*postal_address\s*\}\}/.test(text),
})

const choice = 'Choose what you get'

/** Appends the link to the subscriber's preferences and the sender's postal address, unless the text has them. */
export function withRequiredFooter(text: string, ending: FooterParts): string {
  const missing = missingParts(text, ending)
  const lines = [missing.choice ? `${choice}: {{preferences_url}}` : '', missing.address ? '{{postal_address}}' : '']
  const added = lines.filter(Boolean)
  return added.length === 0 ? text : `${[text.trimEnd(), ...added].join('\n\n')}\n`
}

/** Appends the same to handwritten HTML, in the colours of its page. */
export function htmlWithRequiredFooter(html: string, ending: FooterParts): string {
  const missing = missingParts(html, ending)
  const added = [
    missing.choice ? footerLine(`<a href="{{preferences_url}}" style="color:inherit">${choice}</a>`) : '',
    missing.address ? footerLine('{{postal_address}}') : '',
  ].join('')
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + added : html.slice(0, end) + added + html.slice(end)
}

const footerLine = (content: string) =>
  `<p style="margin:0;padding:12px;font:13px/20px Figtree,Helvetica,Arial,sans-serif;text-align:center">${content}</p>`
