import { Link } from 'react-router'

import { invalidLinkMessage } from '#domain/link-token.ts'
import { paths } from '#domain/paths.ts'

export const BrokenLink = ({ linkText = 'write to us' }: { linkText?: string }) => (
  <p className="mt-5 text-[1.1rem]">
    {invalidLinkMessage}. It may be incomplete. Try the link in another email, or{' '}
    <Link to={paths.contact}>{linkText}</Link>.
  </p>
)
