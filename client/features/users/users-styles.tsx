import { RecordsStyles } from '#client/ui/records-styles.tsx'

import stylesheet from '#client/styles/users.css?url'

export const UsersStyles = () => (
  <>
    <RecordsStyles />
    <link rel="stylesheet" href={stylesheet} precedence="page" />
  </>
)
