import { expect, it } from 'vitest'

import { conditionGroups } from './condition-groups.ts'
import { codes, conditions } from './vocabulary.ts'

it('lists every condition once, except the two with their own questions', () => {
  const listed = conditionGroups.flatMap((group) => group.conditions)
  expect(listed.toSorted()).toEqual(
    codes(conditions)
      .filter((code) => code !== 'surgery_planned' && code !== 'trying_to_conceive')
      .toSorted(),
  )
})
