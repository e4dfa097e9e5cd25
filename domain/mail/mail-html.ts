import type { MailParts, Paragraph } from './mail.types.ts'

/** Styles are inline, because many mail programs ignore style sheets. The style sheet only adds dark mode. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#f4f7f8;color:#14203f;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif',
  frame: 'max-width:560px;margin:0 auto',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  header: 'margin:0 0 14px;text-align:center',
  lid: 'width:26px;height:7px;margin:0 auto;border:2px solid #1d3f9e;border-bottom:0;border-radius:6px 6px 0 0;background:#ffffff',
  jar: 'width:44px;height:46px;margin:0 auto;border:2px solid #1d3f9e;border-radius:9px 9px 15px 15px;background:#ffffff;font-size:22px;line-height:46px',
  name: 'margin:8px 0 0;color:#1d3f9e;font:700 20px/1.2 Alegreya,Georgia,serif',
  outerLine: 'padding:6px;border:2px solid #1d3f9e;border-radius:10px;background:#ffffff',
  innerLine: 'padding:22px 24px 10px;border:1px solid #1d3f9e;border-radius:6px',
  title: 'margin:0 0 16px;color:#1d3f9e;font:700 25px/1.2 Alegreya,Georgia,serif',
  words: 'margin:0 0 14px;overflow-wrap:anywhere',
  action: 'margin:22px 0 14px',
  button:
    'display:inline-block;padding:12px 22px;border-radius:10px;background:#1d3f9e;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'margin:0 0 18px;color:#55617d;font-size:14px;overflow-wrap:anywhere;word-break:break-word',
  link: 'color:#1d3f9e;overflow-wrap:anywhere;word-break:break-word',
  reason: 'margin:16px 8px 0;color:#55617d;font-size:13px;text-align:center',
} as const

const darkStyles = [
  '.page{background:#0c1426!important;color:#e8edf8!important}',
  '.sheet{background:#121d36!important;border-color:#9db8ff!important}',
  '.line{border-color:#9db8ff!important}',
  '.cobalt{color:#9db8ff!important}',
  '.button{background:#9db8ff!important;color:#0c1426!important}',
  '.quiet{color:#9dabc9!important}',
].join('')

/** Returns an email as a complete HTML document without external resources. */
export function createMailHtml({
  subject,
  preheader,
  paragraphs,
  action,
  afterAction = [],
  reason,
}: MailParts): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${darkStyles}}</style></head>`,
    `<body class="page" style="${styles.page}">`,
    preheader === undefined ? '' : `<div style="${styles.preheader}">${escapeHtml(preheader)}</div>`,
    `<div style="${styles.frame}">`,
    `<div style="${styles.header}"><div aria-hidden="true"><div style="${styles.lid}"></div><div style="${styles.jar}">🌿</div></div>`,
    `<p class="cobalt" style="${styles.name}">Herbal Remedies</p></div>`,
    `<div class="sheet" style="${styles.outerLine}"><div class="line" style="${styles.innerLine}">`,
    `<h1 class="cobalt" style="${styles.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(createParagraphHtml),
    ...(action ? createActionHtml(action) : []),
    ...afterAction.map(createParagraphHtml),
    '</div></div>',
    `<p class="quiet" style="${styles.reason}">${escapeHtml(reason)}</p>`,
    '</div></body></html>',
  ]
    .filter(Boolean)
    .join('\n')
}

function createActionHtml({ label, url }: { label: string; url: string }): string[] {
  return [
    `<p style="${styles.action}"><a class="button" href="${escapeHtml(url)}" style="${styles.button}">${escapeHtml(label)}</a></p>`,
    `<p class="quiet" style="${styles.address}">If the button doesn’t work, open this address:<br>${createLink(url)}</p>`,
  ]
}

function createParagraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="${styles.words}">${escapeHtml(paragraph)}</p>`
  return `<p style="${styles.words}">${escapeHtml(paragraph.text)}<br>${createLink(paragraph.url)}</p>`
}

const createLink = (url: string) =>
  `<a class="cobalt" href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(url)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
