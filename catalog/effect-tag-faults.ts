import type { EffectTagFile } from '#domain/safety/effect-tags.schemas.ts'
import { drugClasses, effectTags, listCodes } from '#domain/safety/vocabulary.ts'

import type { Problem } from './reader.ts'

type EffectTags = {
  tags: readonly { slug: string; file: string; content: EffectTagFile }[]
  groups: Readonly<Record<string, readonly string[]>>
  sources: Readonly<Record<string, unknown>>
}

/** Finds tags and sources that are missing or unknown, and drug classes that a tag decides twice or not at all. */
export function effectTagProblems({ tags, groups, sources }: EffectTags): Problem[] {
  const classes = listCodes(drugClasses)
  const used = new Set(tags.flatMap(({ content }) => Object.values(content.interactions).flatMap((one) => one.sources)))
  const slugs = new Set(tags.map(({ slug }) => slug))
  return [
    ...listCodes(effectTags)
      .filter((tag) => !slugs.has(tag))
      .map((tag) => ({ file: `effect-tags/${tag}.yaml`, field: 'file', reason: 'is missing' })),
    ...classes
      .filter((code) => Object.values(groups).filter((members) => members.includes(code)).length !== 1)
      .map((code) => ({ file: 'drug-groups.yaml', field: code, reason: 'belongs to exactly one group' })),
    ...Object.keys(sources)
      .filter((id) => !used.has(id))
      .map((id) => ({ file: 'effect-tag-sources.yaml', field: id, reason: 'is not used' })),
    ...tags.flatMap(({ slug, file, content: { interactions, noInteractions } }) => {
      const known = new Set(['all', ...Object.keys(groups), ...classes])
      const reasons = noInteractions.map((entry) => entry.classes.flatMap((name) => expandGroup(name, groups)))
      const decided = [...Object.keys(interactions), ...reasons.flat()]
      const report = (field: string, reason: string) => ({ file, field, reason })
      return [
        ...(Object.hasOwn(effectTags, slug) ? [] : [report('file', 'is named after no effect tag')]),
        ...Object.entries(interactions).flatMap(([code, interaction]) =>
          interaction.sources
            .filter((id) => !Object.hasOwn(sources, id))
            .map((id) => report(`interactions.${code}.sources`, `names the unknown source ${id}`)),
        ),
        ...noInteractions.flatMap((entry, position) =>
          entry.classes
            .filter((name) => !known.has(name))
            .map((name) => report(`noInteractions.${position}.classes`, `names the unknown class ${name}`)),
        ),
        ...classes
          .filter((code) => decided.filter((one) => one === code).length !== 1)
          .map((code) => report(code, 'has neither an interaction nor a reason, or more than one')),
      ]
    }),
  ]
}

/** Returns the drug classes of a group; a class stands for itself. */
export const expandGroup = (name: string, groups: EffectTags['groups']): readonly string[] =>
  name === 'all' ? Object.values(groups).flat() : (groups[name] ?? [name])

