import { useSite } from '#client/core/site.ts'

/** Where the operator is reached by post; nothing where no address is set. */
export function PostalLine() {
  const { postalAddress } = useSite()
  return postalAddress === '' ? null : <p className="wrap-anywhere">By post: {postalAddress}</p>
}
