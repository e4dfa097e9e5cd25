import type { CampaignFrame } from '#domain/mailing/campaigns.schemas.ts'

import { cleanMailHtml } from './clean-mail-html.ts'

/**
 * Returns the HTML document for the preview frame. Always uses the given theme, even if the administrator chose another
 * one.
 */
export const createFrameDocument = ({ html, theme }: CampaignFrame): string =>
  applyTheme(cleanMailHtml(html), theme).replace('<head>', '<head><base target="_blank">')

const alwaysMatches = '(min-width: 0)'
const neverMatches = '(max-width: 0)'

/** Replaces colour scheme queries, because a page can't set the colour scheme of a frame. */
const applyTheme = (html: string, theme: CampaignFrame['theme']): string =>
  html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g, (_, scheme: string) =>
      scheme === theme ? alwaysMatches : neverMatches,
    )
    .replaceAll(/(color-scheme\s*:\s*)(?:light dark|dark light)/g, `$1${theme}`)
    .replaceAll(/(name="color-scheme" content=)"[^"]*"/g, `$1"${theme}"`)
