type OwedPurge = { id: number; tags: readonly string[] }
type Group = { ids: number[]; tags: string[] }

/**
 * Groups the owed purges in order, with at most `tagsMax` distinct tags in a group. A single purge with more tags gets
 * its own group.
 */
export function purgeGroups(owed: readonly OwedPurge[], tagsMax: number): Group[] {
  const groups: Group[] = []
  for (const { id, tags } of owed) {
    const last = groups.at(-1)
    const joined = [...new Set([...(last?.tags ?? []), ...tags])]
    if (!last || joined.length > tagsMax) groups.push({ ids: [id], tags: [...new Set(tags)] })
    else {
      last.ids.push(id)
      last.tags = joined
    }
  }
  return groups
}
