export { AccountDialog } from './account-dialog.tsx'
export { ReauthenticationDialog } from './proof-dialog.tsx'
