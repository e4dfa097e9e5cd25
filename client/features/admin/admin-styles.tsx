import { SupportStyles } from '#client/ui/support-styles.tsx'

import adminStylesheet from '#client/styles/admin.css?url'
import botStylesheet from '#client/styles/bot.css?url'

export const AdminStyles = () => (
  <>
    <SupportStyles />
    <link rel="stylesheet" href={botStylesheet} precedence="page" />
    <link rel="stylesheet" href={adminStylesheet} precedence="page" />
  </>
)
