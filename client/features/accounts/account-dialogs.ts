export { AccountDialog } from './account-dialog.tsx'
export { ProofDialog } from './proof-dialog.tsx'
