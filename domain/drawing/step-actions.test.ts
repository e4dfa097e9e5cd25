import { describe, expect, it } from 'vitest'

import { findStepActions } from './step-actions.ts'

describe('the pictures of a step', () => {
  it.each([
    ['Pour 520 ml of water over them at a rolling boil.', ['pour']],
    ['Cover and steep for 9 minutes, giving it one stir halfway.', ['cover', 'steep']],
    ['Crush the seeds, pour on the water and cover.', ['crush', 'pour']],
    ['Pour through a strainer, pressing the leaves lightly.', ['strain']],
    ['Let it simmer gently for 10 minutes, then strain.', ['simmer', 'strain']],
    ['Shut the lid. Leave it until it is lukewarm.', ['cover', 'cool']],
    ['Drink one cup at sunset.', []],
    ['Discover the garden with a cup in your hand.', []],
  ])('%s', (step, actions) => {
    expect(findStepActions(step)).toEqual(actions)
  })
})
