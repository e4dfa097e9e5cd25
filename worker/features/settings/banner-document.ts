import { cleanHtml } from '#domain/settings/clean-html.ts'
import { parseHtml } from '#worker/platform/html.ts'

/** Removes everything that a banner may not contain from an administrator's HTML. Lists the removed parts. */
export const cleanBanner = (customHtml: string) => cleanHtml(parseHtml(customHtml))

export const createBannerDocument = (customHtml: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Announcement</title><style>body{margin:0;padding:8px 16px;font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}</style></head><body>${cleanBanner(customHtml).html}</body></html>`
