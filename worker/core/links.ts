import { linkEndedWords } from '#domain/link-token.ts'

import type { Config } from './env.ts'
import { AppError } from './errors.ts'

/** The token stands after the `#`: browsers keep it to themselves, and no log of a server holds it. */
export const linkWithToken = ({ siteUrl }: Pick<Config, 'siteUrl'>, path: string, token: string): string =>
  `${siteUrl}${path}#${token}`

/** The failure of a link that was used, has ended or never was. */
export const linkEnded = () => new AppError('not_found', linkEndedWords)
