import { paths } from '#domain/paths.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import type { SiteAnswers } from './herbi-tables.schemas.ts'
import type { HerbiSource } from './herbi.types.ts'
import { createWordRegex } from './message-text.ts'
import data from './site-answers.json' with { type: 'json' }

/** Answer to questions that match `pattern`. `source` is the page with more details. */
export type SiteAnswer = { pattern: RegExp; sentences: readonly string[]; source: HerbiSource }

const createSiteAnswer = ({ title, page, phrases, sentences }: SiteAnswers['site'][number]): SiteAnswer => ({
  pattern: createWordRegex(phrases),
  sentences: sentences.map((sentence) => (sentence === '$reviewNotice' ? writeReviewNotice(reviews) : sentence)),
  source: { title, path: paths[page] },
})

const readAnswers = () => data as SiteAnswers
const { site, brewing } = readAnswers()

export const siteAnswers: readonly SiteAnswer[] = site.map(createSiteAnswer)

/** Answers about making tea when no herb is named. */
export const brewingAnswers: readonly SiteAnswer[] = brewing.map(createSiteAnswer)
