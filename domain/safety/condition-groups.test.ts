import { expect, it } from 'vitest'

import { conditionGroups } from './condition-groups.ts'
import { listCodes, conditions } from './vocabulary.ts'

it('lists every condition once, except the two with their own questions', () => {
  const listed = conditionGroups.flatMap((group) => group.conditions)
  expect(listed.toSorted()).toEqual(
    listCodes(conditions)
      .filter((code) => code !== 'surgery_planned' && code !== 'trying_to_conceive')
      .toSorted(),
  )
})
