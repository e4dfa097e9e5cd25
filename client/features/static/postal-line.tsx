import { useSite } from '#client/core/site.ts'

export function PostalLine() {
  const { postalAddress } = useSite()
  return postalAddress === '' ? null : <p className="wrap-anywhere">By post: {postalAddress}</p>
}
