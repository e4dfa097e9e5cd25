// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { buttonNamed, clearDrawn, click, draw } from '#client/testing/draw.tsx'

import { ConfirmButton } from './confirm-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(clearDrawn)

const question = (onDelete: () => void) => (
  <ConfirmButton itemName="" title="Delete it?" consequences="It goes." isDeleting={false} onDelete={onDelete} />
)
const clickAt = (time: number) => vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(time)
const isOpen = () => document.querySelector('[role="alertdialog"]:not([data-closed])') !== null

describe('a confirmation dialog', () => {
  it('acts once and closes at the first of two clicks', async () => {
    const onDelete = vi.fn()
    const { redraw } = await draw(question(onDelete))
    await click(buttonNamed('Delete'))
    const confirm = buttonNamed('Delete permanently')
    await click(confirm)
    await redraw(question(onDelete))
    await click(confirm, 2)
    expect(onDelete).toHaveBeenCalledTimes(1)
    expect(isOpen()).toBe(false)
  })

  it('acts once when Enter is held down', async () => {
    const onDelete = vi.fn()
    await draw(question(onDelete))
    await click(buttonNamed('Delete'))
    const confirm = buttonNamed('Delete permanently')
    for (let press = 0; press < 3; press += 1) await click(confirm, 0)
    expect(onDelete).toHaveBeenCalledTimes(1)
  })

  it('ignores the second click of the double click that opened it', async () => {
    const onDelete = vi.fn()
    await draw(question(onDelete))
    await click(buttonNamed('Delete'))
    clickAt(1)
    await click(buttonNamed('Delete permanently'), 2)
    vi.restoreAllMocks()
    expect(onDelete).not.toHaveBeenCalled()
    expect(isOpen()).toBe(true)
    await click(buttonNamed('Delete permanently'))
    expect(onDelete).toHaveBeenCalledTimes(1)
  })

  it('acts on a late click, even if the browser counts it as a double click', async () => {
    const onDelete = vi.fn()
    await draw(question(onDelete))
    await click(buttonNamed('Delete'))
    clickAt(performance.now() + 600)
    await click(buttonNamed('Delete permanently'), 3)
    vi.restoreAllMocks()
    expect(onDelete).toHaveBeenCalledTimes(1)
    expect(isOpen()).toBe(false)
  })

  it('acts again when it is opened again', async () => {
    const onDelete = vi.fn()
    await draw(question(onDelete))
    for (let round = 0; round < 2; round += 1) {
      await click(buttonNamed('Delete'))
      await click(buttonNamed('Delete permanently'))
    }
    expect(onDelete).toHaveBeenCalledTimes(2)
  })

  it('acts once when it is open from the start', async () => {
    const [onConfirm, onClose] = [vi.fn(), vi.fn()]
    await draw(
      <ConfirmDialog
        title="Remove it?"
        consequences="It goes."
        confirmLabel="Remove"
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    )
    await click(buttonNamed('Remove'))
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})
