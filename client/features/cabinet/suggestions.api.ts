import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'

export const listSuggestions = (): Promise<BlendSuggestion[]> => Promise.resolve([])
