import { paths } from '#domain/paths.ts'

/** Returns the editor's URL for a draft, or for a new campaign. */
export const composeUrl = (id = ''): string =>
  id === '' ? paths.mailingCompose : `${paths.mailingCompose}?${new URLSearchParams({ campaign: id }).toString()}`

/** Returns the editor's URL for a copy of the campaign. */
export const copyUrl = (id: string): string => `${paths.mailingCompose}?${new URLSearchParams({ copy: id }).toString()}`
