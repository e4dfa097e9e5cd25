import { DialogNotFetched } from '#client/ui/dialog-not-fetched.tsx'
import { fetchedPart } from '#client/ui/fetched-part.tsx'
import type { BlendSuggestion, CabinetHerb, CabinetItem } from '#domain/cabinet/cabinet.types.ts'

/** What somebody is about to do, in a dialog; the herb to add may be chosen already. */
export type Act =
  | { kind: 'add'; herb: CabinetHerb | null }
  | { kind: 'edit' | 'remove'; item: CabinetItem }
  | { kind: 'info'; herb: CabinetHerb }
  | { kind: 'delete-suggestion'; suggestion: BlendSuggestion }

export type ActProps = { act: Act; onClose: () => void }
/** `offered` are the herbs that are not in the cabinet. */
export type DialogProps = ActProps & { offered: readonly CabinetHerb[] }

/** The fetcher of what is known of the herb that is open. */
export const careKey = 'herb care'
export const careQuery = 'care'

export const loadDialogs = () => import('./cabinet-dialog.tsx')

/** Fetched while the page is loaded: a press shall not wait for it. */
export const CabinetDialog = fetchedPart(loadDialogs, DialogNotFetched)
