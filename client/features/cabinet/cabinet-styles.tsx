import { CollectionStyles } from '#client/ui/collection-styles.tsx'

import makeableStylesheet from '#client/styles/cabinet-makeable.css?url'
import stylesheet from '#client/styles/cabinet.css?url'

export const CabinetStyles = () => (
  <>
    <CollectionStyles />
    <link rel="stylesheet" href={stylesheet} precedence="page" />
    <link rel="stylesheet" href={makeableStylesheet} precedence="page" />
  </>
)
