// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { clearDrawn, click, draw } from '#client/testing/draw.tsx'

import { ActionMessage } from './action-message.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

afterEach(clearDrawn)

const errors = { title: 'Enter a title', content: 'Enter a text' }
const failed = (message?: string) => ({ isDone: false, errors, ...(message !== undefined && { message }) })
const form = (outcome: ReturnType<typeof failed> | undefined) => (
  <form noValidate>
    <Field label="Title" name="title" error={outcome?.errors.title} />
    <TextArea label="Content" name="content" max={100} error={outcome?.errors.content} />
    <ActionMessage outcome={outcome} />
  </form>
)
const summaries = () => [...document.querySelectorAll<HTMLElement>('.error-summary')]

describe('the error summary of a form', () => {
  it('renders nothing without an error', async () => {
    await draw(form(undefined))
    expect(summaries()).toEqual([])
  })

  it('is announced only once, by taking the focus, and not by an alert', async () => {
    const { container, redraw } = await draw(form(undefined))
    await redraw(form(failed('Failed to create post')))
    const [summary, ...more] = summaries()
    expect(more).toEqual([])
    expect(document.activeElement).toBe(summary)
    expect(container.querySelectorAll('[role="alert"]')).toHaveLength(0)
    expect(summary?.querySelector('h2')?.textContent).toBe('There’s a problem')
    expect(summary?.getAttribute('aria-labelledby')).toBe(summary?.querySelector('h2')?.id)
    expect(summary?.textContent).toContain('Failed to create post')
    expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Enter a title',
      'Enter a text',
    ])
  })

  it('links to each field, which shows its error', async () => {
    const { container } = await draw(form(failed()))
    for (const name of ['title', 'content'] as const) {
      const field = container.querySelector<HTMLElement>(`[name="${name}"]`)
      expect(field?.getAttribute('aria-invalid')).toBe('true')
      const described = (field?.getAttribute('aria-describedby') ?? '').split(' ')
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(errors[name])
      const link = container.querySelector(`.error-summary a[href="#${name}"]`)
      if (link) await click(link)
      expect(document.activeElement).toBe(field)
    }
  })

  it('links to a field without a name by its error text', async () => {
    const { container } = await draw(
      <form>
        <ErrorSummary outcome={{ errors: { 'steps.0': 'Write a step' } }} />
        <input aria-invalid="true" aria-describedby="other" />
        <p id="other">Something else</p>
        <input id="step" aria-invalid="true" aria-describedby="none said" />
        <p id="said">Write a step</p>
      </form>,
    )
    const link = container.querySelector('a')
    if (link) await click(link)
    expect(document.activeElement?.id).toBe('step')
  })

  it('takes the focus after each response, but not after another render', async () => {
    const first = failed()
    const { container, redraw } = await draw(form(first))
    container.querySelector('input')?.focus()
    await redraw(form(first))
    expect(document.activeElement?.getAttribute('name')).toBe('title')
    await redraw(form(failed()))
    expect(document.activeElement).toBe(summaries()[0])
  })

  it('disappears once the form is saved', async () => {
    const { container, redraw } = await draw(form(failed()))
    await redraw(<ActionMessage outcome={{ isDone: true, errors: {}, message: 'Saved' }} />)
    expect([summaries(), container.textContent]).toEqual([[], 'Saved'])
  })
})
