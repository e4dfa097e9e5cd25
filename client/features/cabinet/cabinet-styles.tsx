import { CollectionStyles } from '#client/ui/collection-styles.tsx'

import makingAddress from '#client/styles/cabinet-making.css?url'
import address from '#client/styles/cabinet.css?url'

/** Styles of the cabinet, loaded only on this page. */
export const CabinetStyles = () => (
  <>
    <CollectionStyles />
    <link rel="stylesheet" href={address} precedence="page" />
    <link rel="stylesheet" href={makingAddress} precedence="page" />
  </>
)
