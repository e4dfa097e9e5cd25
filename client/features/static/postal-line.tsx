import { useSite } from '#client/core/site.ts'

/** The operator's postal address; renders nothing when none is set. */
export function PostalLine() {
  const { postalAddress } = useSite()
  return postalAddress === '' ? null : <p className="wrap-anywhere">By post: {postalAddress}</p>
}
