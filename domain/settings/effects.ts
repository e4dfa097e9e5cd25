import { type SwitchableTool, switchableTools } from '#domain/permissions.ts'

import type { BannerFields } from './settings.schemas.ts'
import type { BannerPlace, ContentSettings } from './settings.types.ts'

type Content = Pick<ContentSettings, 'isLimited' | 'limit' | 'tools'>

const toolNames: Record<SwitchableTool, string> = {
  community: 'Writing and likes in the community',
  ask_herbi: 'Ask Herbi',
  blend_generator: 'The blend generator',
  healing_journal: 'The healing journal',
  label_designer: 'The label designer',
}

/** Describes the effects of saving the content settings, one sentence each. `published` is the number of recipes. */
export function contentEffects(before: Content, after: Content, published: number): string[] {
  const openBefore = before.isLimited ? Math.min(before.limit, published) : published
  const openAfter = after.isLimited ? Math.min(after.limit, published) : published
  const closed = published - openAfter
  return [
    ...(openBefore === openAfter
      ? []
      : [
          closed === 0
            ? `All ${published} remedies open to everyone.`
            : `The first ${openAfter} remedies are open to everyone; of the other ${closed}, amounts and steps are for premium members. Safety notes stay open.`,
        ]),
    ...switchableTools
      .filter((tool) => before.tools[tool] !== after.tools[tool])
      .map((tool) =>
        after.tools[tool]
          ? `${toolNames[tool]}: for premium members alone.`
          : `${toolNames[tool]}: for everyone again.`,
      ),
  ]
}

type Shown = Pick<BannerFields, 'enabled' | 'bannerType'>

/** Describes the effect of saving a banner. */
export function bannerEffect(place: BannerPlace, before: Shown, after: Shown, areAdsOn: boolean): string {
  if (!after.enabled)
    return before.enabled
      ? `Saving takes the ${place} banner off every page at once.`
      : `Saving keeps it here; the ${place} banner stays off.`
  if (after.bannerType === 'adsense' && !areAdsOn)
    return 'Saving keeps it; advertisements are shown only where the deployment sets ADSENSE=on.'
  if (after.bannerType === 'adsense')
    return 'Saving shows an advertisement on every page, to whoever accepts cookies; the edge keeps no page meanwhile.'
  return `Saving shows this ${place} banner on every page at once.`
}
