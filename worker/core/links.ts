import { invalidLinkMessage } from '#domain/link-token.ts'

import type { Config } from './env.ts'
import { AppError } from './errors.ts'

/** Returns a link with the token after `#`. Browsers don't send that part, so no server logs the token. */
export const createTokenLink = ({ siteUrl }: Pick<Config, 'siteUrl'>, path: string, token: string): string =>
  `${siteUrl}${path}#${token}`

/** Error for a link that is used, expired or unknown. */
export const invalidLinkError = () => new AppError('not_found', invalidLinkMessage)
