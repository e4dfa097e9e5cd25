// @vitest-environment happy-dom
import { afterEach, it, vi } from 'vitest'

import { closeApplication, openApplication, untilHidden, untilShown } from '#client/testing/application.tsx'
import { paths } from '#domain/paths.ts'

import { OfflineNote } from './offline-note.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return closeApplication()
})

it('is shown while there is no connection', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openApplication(paths.home, { document: <OfflineNote /> })
  await untilShown('You’re offline.')
  connection.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await untilHidden('You’re offline.')
})
