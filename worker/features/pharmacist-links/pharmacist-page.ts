import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'

import { formatUtc } from '#domain/format-date.ts'
import { formatEdition } from '#domain/herbs/source-messages.ts'
import type { AnswerRow } from '#domain/pharmacist-links/describe-answers.ts'
import type { CheckedItem, SharedOverview } from '#domain/pharmacist-links/shared-overview.ts'
import type { Source } from '#domain/safety/facts.ts'
import { writeFactsNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import type { PharmacistPage } from './pharmacist-links.service.ts'

const style = `:root{color-scheme:light dark;--ink:light-dark(#14203f,#e8edf8);--quiet:light-dark(#55617d,#9dabc9);
--line:light-dark(#d3dbe6,#26355a);--sheet:light-dark(#fff,#0c1426);--cobalt:light-dark(#1d3f9e,#9db8ff)}
*{box-sizing:border-box}
body{max-width:50rem;margin:0 auto;padding:1.5rem 1rem 3rem;background:var(--sheet);color:var(--ink);
font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{color:var(--cobalt);line-height:1.2}h1{font-size:1.7rem}h2{margin-top:2.2rem;font-size:1.3rem}
h3{margin:0;font-size:1.1rem}a{color:var(--cobalt)}small,.quiet{color:var(--quiet)}
.note{padding:.8rem 1rem;border:2px solid var(--cobalt)}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .6rem .4rem 0;border-top:1px solid var(--line);
text-align:left;vertical-align:top}th{width:12rem}
article{padding-block:1rem;border-top:1px solid var(--line);break-inside:avoid}article p,ul{margin:.3rem 0}
@media print{body{padding:0;font-size:11pt}}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Content policy of the page: it loads and sends nothing, and no site can show it in a frame. */
export const pharmacistPageCsp = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/** Renders the page behind a pharmacist link: one printable document without scripts. */
export const renderPharmacistPage = ({ memberName, createdAt, expiresAt, readAt, overview }: PharmacistPage) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex, nofollow" />
        <title>For a pharmacist or doctor · Herbal Remedies</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>Herbal teas of ${memberName || 'a member'}</h1>
          <p>
            ${memberName || 'A member'} of Herbal Remedies shared this page with you on ${formatUtc(createdAt)}. The
            link works until ${formatUtc(expiresAt)}. This page was made on ${formatUtc(readAt)} from what was in the
            account at that moment.
          </p>
          <p class="note">
            <b>This isn’t a medical record.</b> A person entered everything here themselves. A program compared it with
            published monographs. ${writeFactsNotice(reviews)}
          </p>
          ${renderAnswers(overview)} ${renderItems('Own recipes', overview.recipes, 'No own recipes.')}
          ${renderItems('Herbs at home', overview.cabinet, 'No herbs at home.')} ${renderSources(overview.sources)}
        </main>
      </body>
    </html>`

const renderAnswers = ({ answers, isPersonal }: SharedOverview) =>
  answers
    ? html`<h2>About the person</h2>
        <table>
          <tbody>
            ${answers.map(renderAnswer)}
          </tbody>
        </table>
        <p>The results below are for these answers.</p>`
    : html`<p>
        ${isPersonal ? '' : 'No answers about health are shared. The results below are for adults in general.'}
      </p>`

const renderAnswer = ({ name, value }: AnswerRow) =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${value}</td>
  </tr>`

const renderItems = (title: string, items: readonly CheckedItem[] | null, emptyText: string) =>
  items &&
  html`<h2>${title}</h2>
    ${items.length === 0 ? html`<p>${emptyText}</p>` : items.map(renderItem)}`

const renderItem = ({ name, details, lines, verdict, findings }: CheckedItem) => {
  const serious = findings.filter(({ level }) => level !== 'NOTICE')
  const notices = findings.filter(({ level }) => level === 'NOTICE')
  return html`<article>
    <h3>${name}</h3>
    <p class="quiet">${details}</p>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    <p><b>${verdict}</b></p>
    ${renderFindings(serious)} ${notices.length > 0 ? html`<p>For everyone:</p>` : ''} ${renderFindings(notices)}
  </article>`
}

const renderFindings = (findings: CheckedItem['findings']) =>
  findings.length > 0
    ? html`<ul>
        ${findings.map(({ text, sources }) => html`<li>${text} ${sources.map(renderReference)}</li>`)}
      </ul>`
    : ''

const renderReference = (position: number) => html`<a href="#source-${position + 1}">[${position + 1}]</a> `

const renderSources = (sources: readonly Source[]) =>
  sources.length > 0
    ? html`<h2>Sources</h2>
        <ol>
          ${sources.map(renderSource)}
        </ol>`
    : ''

const renderSource = (source: Source, position: number) => {
  const { cite, address } = source
  const name = address?.startsWith('https://') ? html`<a rel="noreferrer" href="${address}">${cite}</a>` : cite
  return html`<li id="source-${position + 1}">${name}${formatEdition(source)}</li>`
}
