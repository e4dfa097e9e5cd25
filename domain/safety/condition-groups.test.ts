import { expect, it } from 'vitest'

import { conditionGroups } from './condition-groups.ts'
import { codes, conditions } from './vocabulary.ts'

it('asks for every condition once, but for the two that are asked apart', () => {
  const asked = conditionGroups.flatMap((group) => group.conditions)
  expect(asked.toSorted()).toEqual(
    codes(conditions)
      .filter((code) => code !== 'surgery_planned' && code !== 'trying_to_conceive')
      .toSorted(),
  )
})
