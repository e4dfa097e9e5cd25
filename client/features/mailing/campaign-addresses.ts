import { paths } from '#domain/paths.ts'

/** Where a draft is written, or the beginning of a new one. */
export const composeAddress = (id = ''): string =>
  id === '' ? paths.mailingCompose : `${paths.mailingCompose}?${new URLSearchParams({ campaign: id }).toString()}`

/** Where a new letter begins with the words of another. */
export const copyAddress = (id: string): string =>
  `${paths.mailingCompose}?${new URLSearchParams({ copy: id }).toString()}`

/** The history from a place on. */
export const historyAddress = (before: string | null): string =>
  before === null ? paths.mailingCampaigns : `${paths.mailingCampaigns}?${new URLSearchParams({ before }).toString()}`
