import { expect, it } from 'vitest'

import { conditionGroups } from './condition-groups.ts'
import { codes, conditions } from './vocabulary.ts'

it('lists every condition once, except the two with their own questions', () => {
  const asked = conditionGroups.flatMap((group) => group.conditions)
  expect(asked.toSorted()).toEqual(
    codes(conditions)
      .filter((code) => code !== 'surgery_planned' && code !== 'trying_to_conceive')
      .toSorted(),
  )
})
