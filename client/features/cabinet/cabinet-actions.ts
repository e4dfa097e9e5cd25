import { DialogNotFetched } from '#client/ui/dialog-not-fetched.tsx'
import { fetchedPart } from '#client/ui/fetched-part.tsx'
import type { BlendSuggestion, CabinetHerb, CabinetItem } from '#domain/cabinet/cabinet.types.ts'

/** Action whose dialog is open. When adding, the herb may already be chosen. */
export type DialogAction =
  | { kind: 'add'; herb: CabinetHerb | null }
  | { kind: 'edit' | 'remove'; item: CabinetItem }
  | { kind: 'info'; herb: CabinetHerb }
  | { kind: 'delete-suggestion'; suggestion: BlendSuggestion }

export type ActionProps = { action: DialogAction; onClose: () => void }
/** `availableHerbs` lists the herbs that are not in the cabinet. */
export type DialogProps = ActionProps & { availableHerbs: readonly CabinetHerb[] }

/** Key of the fetcher that loads the care details of the open herb. */
export const careKey = 'herb care'
export const careParam = 'care'

export const loadDialogs = () => import('./cabinet-dialog.tsx')

/** Loaded with the page so that a click doesn't wait for it. */
export const CabinetDialog = fetchedPart(loadDialogs, DialogNotFetched)
