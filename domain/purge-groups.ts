type PendingPurge = { id: number; tags: readonly string[] }
type PurgeGroup = { ids: number[]; tags: string[] }

/**
 * Groups pending purges in order, with at most `maxTags` distinct tags in a group. A purge with more tags gets a
 * separate group.
 */
export function groupPurges(pendingPurges: readonly PendingPurge[], maxTags: number): PurgeGroup[] {
  const groups: PurgeGroup[] = []
  for (const { id, tags } of pendingPurges) {
    const lastGroup = groups.at(-1)
    const joinedTags = [...new Set([...(lastGroup?.tags ?? []), ...tags])]
    if (!lastGroup || joinedTags.length > maxTags) groups.push({ ids: [id], tags: [...new Set(tags)] })
    else {
      lastGroup.ids.push(id)
      lastGroup.tags = joinedTags
    }
  }
  return groups
}
