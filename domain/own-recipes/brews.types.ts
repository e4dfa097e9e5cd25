/** Brews that a member can note for one recipe. */
export const maxBrews = 500
export const maxBrewNoteLength = 500
export const brewsPageSize = 20

/**
 * One making of an own recipe. `day` is the member's local date, `yyyy-mm-dd`. `stars` is from 1 to 5; null without a
 * rating.
 */
export type Brew = { id: string; day: string; stars: number | null; note: string }

/** A page of brews, latest day first. `next` is the cursor of the next page, null on the last one. */
export type BrewsPage = { brews: Brew[]; next: string | null }

/** `lastDay` is empty if the recipe was never made; `averageStars` is 0 if the member gave no stars. */
export type BrewSummary = { count: number; lastDay: string; averageStars: number }

/** Place of a brew in the list. */
export type BrewCursor = { day: string; id: string }

export const formatBrewCursor = ({ day, id }: BrewCursor): string => `${day}_${id}`
