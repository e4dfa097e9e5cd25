import type { BlendSuggestion, CabinetHerb, CabinetItem, HerbCare } from '#domain/cabinet/cabinet.types.ts'

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

/** `care` is null if the request failed. */
export type LoadedCare = { care: HerbCare | null }
