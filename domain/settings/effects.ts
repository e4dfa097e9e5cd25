import { type SwitchableTool, switchableTools } from '#domain/permissions.ts'

import type { BannerFields } from './settings.schemas.ts'
import type { BannerPlace, ContentSettings } from './settings.types.ts'

type Content = Pick<ContentSettings, 'isLimited' | 'limit' | 'tools'>

const toolNames: Record<SwitchableTool, string> = {
  community: 'Posting and liking in the community',
  ask_herbi: 'Ask Herbi',
  blend_generator: 'The blend generator',
  healing_journal: 'The healing journal',
  label_designer: 'The label designer',
}

/** Describes the effects of saving the content settings, one sentence each. */
export function describeContentEffects(before: Content, after: Content, publishedCount: number): string[] {
  const previousOpenCount = before.isLimited ? Math.min(before.limit, publishedCount) : publishedCount
  const newOpenCount = after.isLimited ? Math.min(after.limit, publishedCount) : publishedCount
  const closedCount = publishedCount - newOpenCount
  return [
    ...(previousOpenCount === newOpenCount
      ? []
      : [
          closedCount === 0
            ? `All ${publishedCount} remedies are open to everyone.`
            : `The first ${newOpenCount} remedies are open to everyone. Only premium members see the amounts and steps of the other ${closedCount}. Safety notes stay public.`,
        ]),
    ...switchableTools
      .filter((tool) => before.tools[tool] !== after.tools[tool])
      .map((tool) =>
        after.tools[tool] ? `${toolNames[tool]}: premium members only.` : `${toolNames[tool]}: open to everyone.`,
      ),
  ]
}

type BannerContent = Pick<BannerFields, 'enabled' | 'bannerType'>

export function describeBannerEffect(
  place: BannerPlace,
  before: BannerContent,
  after: BannerContent,
  areAdsOn: boolean,
): string {
  if (!after.enabled)
    return before.enabled
      ? `When you save, we immediately remove the ${place} banner from every page.`
      : `The ${place} banner will stay off when you save.`
  if (after.bannerType === 'adsense' && !areAdsOn)
    return 'To show advertisements, first set ADSENSE=on in the deployment settings.'
  if (after.bannerType === 'adsense')
    return 'When you save, every page shows an advertisement to visitors who accept cookies. While the advertisement is on, pages aren’t cached at the edge.'
  return `When you save, we immediately show this ${place} banner on every page.`
}
