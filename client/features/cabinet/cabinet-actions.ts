import { DialogLoadError } from '#client/ui/dialog-load-error.tsx'
import { lazyWithRetry } from '#client/ui/lazy-with-retry.tsx'
import type { BlendSuggestion, CabinetHerb, CabinetItem } from '#domain/cabinet/cabinet.types.ts'

/** Action of the open dialog. When adding, `herb` is null until the user chooses a herb. */
export type DialogAction =
  | { kind: 'add'; herb: CabinetHerb | null }
  | { kind: 'edit' | 'remove'; item: CabinetItem }
  | { kind: 'info'; herb: CabinetHerb }
  | { kind: 'delete-suggestion'; suggestion: BlendSuggestion }

export type ActionProps = { action: DialogAction; onClose: () => void }
/** `availableHerbs` lists the herbs that are not in the cabinet. */
export type DialogProps = ActionProps & { availableHerbs: readonly CabinetHerb[] }

/** Key of the fetcher for the open herb's care details. */
export const careKey = 'herb care'
export const careParam = 'care'

export const loadDialogs = () => import('./cabinet-dialog.tsx')

export const CabinetDialog = lazyWithRetry(loadDialogs, DialogLoadError)
