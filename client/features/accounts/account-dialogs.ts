export { AccountDialog } from './account-dialog.tsx'
export { ReauthenticationDialog } from './reauthentication-dialog.tsx'
