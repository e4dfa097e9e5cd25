import { expect, it } from 'vitest'

import { freshToDriedFactor } from '#domain/amounts/weights.ts'
import { evidenceTexts } from '#domain/herbs/herbs.messages.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'
import { herbCount, sedativeLoad, stacks, totalGrams } from '#domain/safety/blend.rules.ts'
import { caffeineMg } from '#domain/safety/caffeine.ts'
import { recipeVerdicts } from '#domain/safety/recipe-verdicts.ts'
import { effectTags, evidenceGrades } from '#domain/safety/vocabulary.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'
import { visit } from '#worker/testing/visit.ts'

const formatHerbCount = (count: number | undefined) =>
  count === undefined ? 'never' : count === 1 ? '1 herb' : `${count} herbs`

async function readRows(): Promise<{ html: string; rows: string[][] }> {
  const html = await (await visit('/how-we-check')).text()
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
  return { html, rows }
}

it('shows every rule with the limit that the check uses', async () => {
  const { rows } = await readRows()
  const { cup, day } = totalGrams
  expect(rows).toEqual(
    expect.arrayContaining([
      ['dried herb in a cup', `${cup.notice} g`, `${cup.warn} g`, 'never'],
      ['dried herb in a day', `${day.notice} g`, `${day.warn} g`, 'never'],
      ['herbs in one recipe', String(herbCount.notice), String(herbCount.warn), 'never'],
      [expect.stringContaining('sleepy'), 'never', String(sedativeLoad.warn), String(sedativeLoad.refuse)],
      ...stacks.map(({ tag, NOTICE, WARN, REFUSE }) => [
        effectTags[tag],
        formatHerbCount(NOTICE),
        formatHerbCount(WARN),
        formatHerbCount(REFUSE),
      ]),
      ['adults', `${caffeineMg.adult.cup} mg`, `${caffeineMg.adult.day} mg`],
      ['from 12 to 17', `${caffeineMg.under18.cup} mg`, `${caffeineMg.under18.day} mg`],
    ]),
  )
  for (const [material, factor] of Object.entries(freshToDriedFactor))
    expect(rows).toContainEqual([expect.stringMatching(new RegExp(`\\b${material}\\b`)), `${factor} g`])
})

it('explains every verdict, kind of source and grade, and says that nobody has reviewed it', async () => {
  const { html, rows } = await readRows()
  for (const { title, meaning } of Object.values(recipeVerdicts)) expect(rows).toContainEqual([title, meaning])
  for (const words of [...Object.values(tierLabels), ...evidenceGrades.map((grade) => evidenceTexts[grade])])
    expect(html).toContain(`<li>${words}</li>`)
  expect(html).toContain('No pharmacist and no doctor has reviewed')
})

it('makes no forbidden health claim', async () => {
  const { html } = await readRows()
  const main = /<main.*<\/main>/.exec(html)?.[0] ?? ''
  const texts = [...main.matchAll(/<(p|li|td|th|h2)\b[^>]*>(.*?)<\/\1>/g)].map(([, , text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap(findClaims)).toEqual([])
})
