import type { LetterFrame } from '#domain/mailing/campaigns.schemas.ts'

import { cleanMailHtml } from './clean-mail-html.ts'

/** The letter as a mail program shows it by day or by night, whatever the reader of the preview has set. */
export const frameDocument = ({ html, theme }: LetterFrame): string =>
  inTheme(cleanMailHtml(html), theme).replace('<head>', '<head><base target="_blank">')

const always = '(min-width: 0)'
const never = '(max-width: 0)'

/** What a letter asks of the reader's colours is answered beforehand: no page can tell a frame which colours are wanted. */
const inTheme = (html: string, theme: LetterFrame['theme']): string =>
  html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g, (_, asked: string) =>
      asked === theme ? always : never,
    )
    .replaceAll(/(color-scheme\s*:\s*)(?:light dark|dark light)/g, `$1${theme}`)
    .replaceAll(/(name="color-scheme" content=)"[^"]*"/g, `$1"${theme}"`)
