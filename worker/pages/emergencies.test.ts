import { describe, expect, it } from 'vitest'

import { emergencies } from '#domain/safety/emergencies.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { visit } from '#worker/testing/visit.ts'

/** Returns the visible markup of a page, without the data for the application. */
const getMarkup = async (path: string) => {
  const html = await (await visit(path)).text()
  return html
    .slice(0, html.indexOf('<script type="application/json"'))
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

describe('emergencies on rendered pages', () => {
  it('appear above the results of a search that names one', async () => {
    await addRecipe({ name: 'Yellow Eyes Cup' })
    const page = await getMarkup('/remedies?search=yellow+eyes')
    expect(page).toContain('Yellow skin or eyes.')
    for (const call of ['tel:111']) expect(page).toContain(`href="${call}"`)
    expect(page.indexOf('Please get help first')).toBeLessThan(page.lastIndexOf('Yellow Eyes Cup'))
    expect(page).toContain('Showing 1–1 of 1 remedy')
  })

  it('show each help line once, the most urgent first', async () => {
    const page = await getMarkup('/remedies?search=chest+pain+and+want+to+die')
    expect(page.match(/href="tel:\d+"/g)).toEqual(['999', '112', '116123', '111'].map((call) => `href="tel:${call}"`))
    expect(page).toContain('Elsewhere, call your local emergency number.')
  })

  it('do not appear in other searches', async () => {
    for (const path of ['/remedies', '/remedies?search=chest', '/remedies?search=a+fit+and+healthy+person'])
      expect(await getMarkup(path)).not.toContain('Please get help first')
  })

  it('are all on the help page, each with its numbers', async () => {
    const page = await getMarkup('/help')
    for (const { name, advice, help } of emergencies) {
      expect(page).toContain(name)
      expect(page).toContain(advice)
      for (const { numbers } of help)
        for (const number of numbers) expect(page).toContain(`href="tel:${number.replaceAll(' ', '')}"`)
    }
  })
})
