import { escapeHtml } from '#domain/mail/mail-html.ts'

const styles = {
  page: 'margin:0;padding:24px 12px;background:#f4f7f8;color:#14203f;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif',
  content:
    'max-width:600px;padding:24px;border:2px solid #1d3f9e;border-radius:10px;background:#ffffff;text-align:left',
  paragraph: 'margin:0 0 14px;overflow-wrap:anywhere',
  link: 'color:#1d3f9e;overflow-wrap:anywhere',
} as const

const darkStyles =
  '.page{background:#0c1426!important;color:#e8edf8!important}.sheet{background:#121d36!important;border-color:#9db8ff!important}.link{color:#9db8ff!important}.ink{color:#e8edf8!important}.rule{border-color:#26355a!important}'

/** Converts a plain-text campaign into HTML paragraphs with links. Keeps variables. */
export function createHtml(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p style="${styles.paragraph}">${linkUrls(paragraph.trim())}</p>`)
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${darkStyles}}</style></head>`,
    `<body class="page" style="${styles.page}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">`,
    `<div class="sheet" style="${styles.content}">`,
    ...paragraphs,
    '</div></td></tr></table></body></html>',
  ].join('\n')
}

const linkUrls = (paragraph: string) =>
  paragraph
    .split(/(https?:\/\/[^\s<>"{}]+|\{\{\s*(?:unsubscribe|preferences)_url\s*\}\})/)
    .map((fragment, position) =>
      position % 2 === 1 ? createLink(fragment) : escapeHtml(fragment).replaceAll('\n', '<br>\n'),
    )
    .join('')

function createLink(url: string): string {
  const label = url.startsWith('{{') ? getLinkLabel(url) : escapeHtml(url)
  return `<a class="link" href="${escapeHtml(url)}" style="${styles.link}">${label}</a>`
}

const getLinkLabel = (variable: string) => (variable.includes('preferences') ? 'here' : 'Unsubscribe')

type FooterOptions = {
  hasAddress: boolean
}

const findMissingVariables = (text: string, { hasAddress }: FooterOptions) => ({
  preferencesUrl: !/\{\{\s*preferences_url\s*\}\}/.test(text),
  postalAddress: hasAddress && !/\{\{\s*postal_address\s*\}\}/.test(text),
})

const preferencesLabel = 'Choose which emails you get'

/** Appends the preferences link and the sender's postal address, unless the text has them. */
export function appendTextFooter(text: string, options: FooterOptions): string {
  const missingVariables = findMissingVariables(text, options)
  const lines = [
    missingVariables.preferencesUrl ? `${preferencesLabel}: {{preferences_url}}` : '',
    missingVariables.postalAddress ? '{{postal_address}}' : '',
  ]
  const addedLines = lines.filter(Boolean)
  return addedLines.length === 0 ? text : `${[text.trimEnd(), ...addedLines].join('\n\n')}\n`
}

/** Appends the preferences link and the postal address to handwritten HTML, in its own colours. */
export function appendHtmlFooter(html: string, options: FooterOptions): string {
  const missingVariables = findMissingVariables(html, options)
  const addedLines = [
    missingVariables.preferencesUrl
      ? createFooterLine(`<a href="{{preferences_url}}" style="color:inherit">${preferencesLabel}</a>`)
      : '',
    missingVariables.postalAddress ? createFooterLine('{{postal_address}}') : '',
  ].join('')
  const bodyEnd = html.lastIndexOf('</body>')
  return bodyEnd < 0 ? html + addedLines : html.slice(0, bodyEnd) + addedLines + html.slice(bodyEnd)
}

const createFooterLine = (content: string) =>
  `<p style="margin:0;padding:12px;font:13px/20px Figtree,Helvetica,Arial,sans-serif;text-align:center">${content}</p>`
