import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { localDay } from '#client/core/local-day.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { showToast } from '#client/core/toasts.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { cabinetMessages } from '#domain/cabinet/cabinet.messages.ts'
import { listItems } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetHerb, CabinetItem, CheckedSuggestion, MakeableRemedies } from '#domain/cabinet/cabinet.types.ts'

import type { LoadedCare } from './cabinet-actions.ts'
import { getCabinet, getCare, getLimits, listMakeable, listSuggestions } from './cabinet.api.ts'
import { loadDialogs } from './use-cabinet-dialog.ts'

/** `today` is the user's local date as `yyyy-mm-dd`. `makeable` is null if the remedies couldn't be loaded. */
export type CabinetData = {
  today: string
  items: CabinetItem[]
  herbs: CabinetHerb[]
  suggestions: CheckedSuggestion[]
  makeable: MakeableRemedies | null
}
export type LoadedCabinet =
  | { status: 'premium'; cabinet: CabinetData }
  | { status: 'free'; limits: ViewLimits }
  | { status: 'signed-out' | 'failed' }

export const loadCare = (context: ApiContext, slug: string): Promise<LoadedCare> =>
  getCare(context, slug).catch(() => ({ care: null }))

/** Returns the member's cabinet, or the reason why it isn't available. */
export async function loadCabinet(context: ApiContext): Promise<LoadedCabinet> {
  if (!hasSessionCookie()) return { status: 'signed-out' }
  try {
    return await loadPremiumCabinet(context)
  } catch (thrown) {
    if (readFailure(thrown)?.code === 'unauthenticated') return { status: 'signed-out' }
    showToast('error', cabinetMessages.notLoaded)
    return { status: 'failed' }
  }
}

/** Loads the cabinet; a `forbidden` response means that the member has no premium plan. */
async function loadPremiumCabinet(context: ApiContext): Promise<LoadedCabinet> {
  try {
    const [cabinet, { suggestions }, makeable] = await Promise.all([
      getCabinet(context),
      listSuggestions(context),
      listMakeable(context).catch(() => null),
    ])
    void loadDialogs().catch(() => undefined)
    return {
      status: 'premium',
      cabinet: { today: localDay(new Date()), items: listItems(cabinet), herbs: cabinet.herbs, suggestions, makeable },
    }
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'forbidden') throw thrown
    const { limits } = await getLimits(context)
    return { status: 'free', limits }
  }
}
