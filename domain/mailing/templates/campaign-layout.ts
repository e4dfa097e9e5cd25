import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'

/**
 * Styles are inline because mail programs drop style sheets. The style sheet only adds dark colours and narrow widths.
 */
const style = {
  page: 'margin:0;padding:0;background-color:#f4f7f8',
  text: 'color:#14203f;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:26px',
  quiet: 'color:#55617d;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:13px;line-height:20px',
  display: "color:#1d3f9e;font-family:Alegreya,Georgia,'Times New Roman',serif;font-weight:700",
  sheet: 'width:100%;max-width:600px;background-color:#ffffff;border:2px solid #1d3f9e;border-radius:10px',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
} as const

const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){.page{background-color:#0c1426!important}.sheet{background-color:#121d36!important;border-color:#9db8ff!important}.line{border-color:#9db8ff!important}.jar{background-color:#121d36!important;border-color:#9db8ff!important}.ink{color:#e8edf8!important}.cobalt{color:#9db8ff!important}.quiet{color:#9dabc9!important}.button{background-color:#9db8ff!important}.button a{color:#0c1426!important}.rule{border-color:#26355a!important}}',
  '[data-ogsc] .ink{color:#e8edf8!important}[data-ogsc] .cobalt{color:#9db8ff!important}[data-ogsc] .quiet{color:#9dabc9!important}',
  '@media (max-width:480px){.body{padding-left:20px!important;padding-right:20px!important}.title{font-size:27px!important;line-height:32px!important}}',
].join('')

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

type Campaign = {
  /** No trailing slash. */
  siteUrl: string
  title: string
  /** Text shown beside the subject in an inbox. */
  preheader: string
  /** HTML of the rows, for example from `createEntryRow` and `createButtonRow`. */
  rows: readonly string[]
  /** Explains why the subscriber receives the email. */
  reason: string
}

/**
 * Returns a campaign's HTML in the site's layout: tables, at most 600 px wide, in light and dark colours. Expects HTML,
 * not text.
 */
export const createCampaignHtml = ({ siteUrl, title, preheader, rows, reason }: Campaign): string =>
  [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title><style>${sheet}</style></head>`,
    `<body class="page" style="${style.page}">`,
    `<div style="${style.preheader}">${preheader}</div>`,
    `<table ${table} width="100%" class="page" bgcolor="#f4f7f8" style="${style.page}"><tr><td align="center" style="padding:28px 12px">`,
    '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
    createMailHeader(siteUrl),
    `<table ${table} width="600" align="center" class="sheet" bgcolor="#ffffff" style="${style.sheet}"><tr><td style="padding:5px">`,
    `<table ${table} width="100%" class="line" style="border:1px solid #1d3f9e;border-radius:6px">`,
    `<tr><td class="body" style="padding:30px 36px 6px"><h1 class="cobalt title" style="margin:0;${style.display};font-size:32px;line-height:38px">${title}</h1></td></tr>`,
    ...rows,
    `<tr><td style="height:20px;font-size:1px;line-height:20px">&nbsp;</td></tr>`,
    '</table></td></tr></table>',
    `<table ${table} width="600" align="center" style="width:100%;max-width:600px"><tr><td align="center" class="quiet" style="padding:18px 16px 0;${style.quiet}">`,
    `${educationalDisclaimer} ${askFirstDisclaimer}<br><br>${reason}<br>{{postal_address}}<br>`,
    `<a class="cobalt" href="{{preferences_url}}" style="color:#1d3f9e;display:inline-block;padding:12px 8px">Choose which emails you get</a>`,
    `<a class="cobalt" href="{{unsubscribe_url}}" style="color:#1d3f9e;display:inline-block;padding:12px 8px">Unsubscribe</a>`,
    '</td></tr></table>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('\n')

/** Returns the logo, a jar with the site's name. */
const createMailHeader = (siteUrl: string) =>
  [
    `<table ${table} align="center"><tr><td align="center" aria-hidden="true">`,
    `<table ${table} align="center"><tr><td class="jar" width="26" height="6" bgcolor="#ffffff" style="border:2px solid #1d3f9e;border-bottom:0;border-radius:6px 6px 0 0;font-size:1px;line-height:6px">&nbsp;</td></tr></table>`,
    `<table ${table} align="center"><tr><td class="jar" width="44" height="44" align="center" bgcolor="#ffffff" style="border:2px solid #1d3f9e;border-radius:9px 9px 15px 15px;font-size:22px;line-height:44px">🌿</td></tr></table>`,
    '</td></tr>',
    `<tr><td align="center" class="cobalt" style="padding:8px 0 16px;${style.display};font-size:20px;line-height:24px"><a class="cobalt" href="${siteUrl}" style="color:#1d3f9e;text-decoration:none">Herbal Remedies</a></td></tr></table>`,
  ].join('')

const row = (content: string, top = 14) =>
  `<tr><td class="body ink" style="padding:${top}px 36px 0;${style.text}">${content}</td></tr>`

export const createParagraphRow = (html: string): string => row(html)

export const createEntryRow = (heading: string, html: string): string =>
  row(
    `<table ${table} width="100%"><tr><td class="rule ink" style="padding-top:14px;border-top:1px solid #d3dbe6;${style.text}"><span class="cobalt" style="${style.display};font-size:20px;line-height:26px">${heading}</span><br>${html}</td></tr></table>`,
    16,
  )

/** Returns a row with a link that looks like a button and is large enough for a thumb. */
export const createButtonRow = (label: string, url: string): string =>
  row(
    `<table ${table}><tr><td class="button" bgcolor="#1d3f9e" style="border-radius:10px"><a href="${url}" style="display:inline-block;padding:13px 24px;color:#ffffff;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`,
    24,
  )

export const createTextFooter = (reason: string): string =>
  `-- \nHerbal Remedies\n{{postal_address}}\n${educationalDisclaimer}\n${askFirstDisclaimer}\n\n${reason}\nChoose which emails you get: {{preferences_url}}\nUnsubscribe: {{unsubscribe_url}}\n`
