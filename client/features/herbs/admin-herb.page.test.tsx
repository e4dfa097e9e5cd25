// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

import { closeApplication, openApplication, textsOf, untilShown } from '#client/testing/application.tsx'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

it('says of a plant that no recipe may contain why, and offers no fields', async () => {
  await openApplication(paths.adminHerb('comfrey'), {
    role: 'admin',
    api: {
      'GET /api/herb-facts/comfrey': {
        plant: { kind: 'restricted', name: 'Comfrey', reason: 'It harms the liver.' },
      },
    },
  })
  await untilShown('No recipe may contain this plant. It harms the liver.')
  expect(textsOf('main :is(input, textarea)')).toEqual([])
})
