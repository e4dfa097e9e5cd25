import { html, raw } from 'hono/html'

import { formatUtc } from '#domain/format-date.ts'
import type { StoredMail } from '#domain/mail/mail.types.ts'

const style = `
:root { color-scheme: light dark; --glaze: light-dark(#f4f7f8, #0c1426); --sheet: light-dark(#fff, #121d36);
  --ink: light-dark(#14203f, #e8edf8); --quiet: light-dark(#55617d, #9dabc9); --line: light-dark(#d3dbe6, #26355a);
  --cobalt: light-dark(#1d3f9e, #9db8ff) }
* { box-sizing: border-box }
body { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem; background: var(--glaze); color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif }
h1, h2 { color: var(--cobalt); font-family: Georgia, serif; line-height: 1.2; overflow-wrap: anywhere }
h2 { margin: 0; font-size: 1.3rem }
a { color: var(--cobalt) }
form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin-block: 1rem 2rem }
input, button { min-height: 44px; padding: .4rem .8rem; border: 1px solid var(--cobalt); border-radius: 8px;
  background: var(--sheet); color: inherit; font: inherit }
article { margin-block: 1.5rem; padding: 1.2rem; border: 2px solid var(--cobalt); border-radius: 10px; background: var(--sheet) }
.of { margin: .2rem 0 1rem; color: var(--quiet) }
.both { display: grid; gap: 1.2rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)) }
summary { width: fit-content; min-height: 44px; padding-block: .6rem; color: var(--cobalt); cursor: pointer }
details pre { margin-bottom: 1rem }
pre { margin: 0; font: .88rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 8px; background: #fff }
`

export const renderMailboxPage = (mails: readonly StoredMail[], recipient = '') =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Mailbox · Herbal Remedies</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>A local server doesn’t send email. Emails it would have sent are listed here, newest first.</p>
        <form method="get">
          <label for="to">To</label>
          <input id="to" name="to" type="email" value="${recipient}" />
          <button>Show</button>
          <a href="/dev/mailbox">All</a>
          <a href="/">Go to the site</a>
        </form>
        <main>${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(renderMail)}</main>
      </body>
    </html>`

const renderMail = ({ id, to, subject, text, headers, sentAt }: StoredMail) => {
  const at = new Date(sentAt).toISOString()
  return html`<article>
    <h2>${subject}</h2>
    <p class="of">
      To <a href="?to=${encodeURIComponent(to)}">${to}</a> · <time datetime="${at}">${formatUtc(sentAt)}</time> ·
      <a href="/dev/mailbox/${id}">HTML only</a>
    </p>
    ${renderHeaders(headers)}
    <div class="both">
      <pre>${linkUrls(text)}</pre>
      <iframe sandbox src="/dev/mailbox/${id}" title="${subject}" loading="lazy"></iframe>
    </div>
  </article>`
}

const renderHeaders = (headers: StoredMail['headers']) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return html`<details>
    <summary>${lines.length === 1 ? 'Header' : 'Headers'}</summary>
    <pre>${lines.join('\n')}</pre>
  </details>`
}

const linkUrls = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, position) => (position % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
