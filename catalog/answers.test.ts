import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { createHerbi } from '#domain/herbi/herbi.rules.ts'
import { createOutputFilter } from '#domain/herbi/output-filter.rules.ts'
import { findUnknownPlaces } from '#domain/herbi/places.ts'

import { loadAnswers } from './answers.ts'
import { loadCatalogue } from './load.ts'
import { safetyFacts } from './safety-facts.ts'

const { catalogue } = loadCatalogue()
const { answers, compiled, problems } = loadAnswers(catalogue)
const facts = safetyFacts(catalogue)
const herbi = createHerbi({ facts, herbs: catalogue.herbs, restricted: catalogue.restricted, answers: compiled })
const filterOutput = createOutputFilter(facts)
const noRecipes = { exactMatches: [], similarMatches: [], withHerb: [], forAilment: [] }

/** Share of questions that another answer may take, because they are about the same thing. */
const maxMissed = 0.03
/** Asks one of four questions, because all of them take minutes. */
const askedEvery = 4

const replacedPlaces = (question: string) => question.replace('{herb}', 'chamomile').replace('{other}', 'lemon balm')
const ask = (question: string) => herbi([{ role: 'user', text: replacedPlaces(question) }]).answer(noRecipes)

describe('the answers of Herbi', () => {
  it('have no fault', () => {
    expect(problems).toEqual([])
  })

  it.each(answers)('$id passes the output guard unchanged', ({ questions, id }) => {
    const { sentences } = ask(questions[0] ?? '')
    const filter = filterOutput({ secrets: { instructions: '', token: '' }, recipes: new Set() })
    expect(sentences.map(filter.next).join(''), id).toBe(sentences.join(''))
  })

  it('are found by nearly all of their own questions', () => {
    const asked = answers.flatMap((answer, position) =>
      answer.questions.filter((_, place) => (place + position) % askedEvery === 0).map((question) => Object.assign({ question }, answer)),
    )
    const missed = asked.filter(({ question, answer }) => !contains(ask(question).sentences.join(''), answer[0]))
    const names = missed.map(({ id, question }) => `${id}: ${question}`)
    expect(missed.length / asked.length, names.join('\n')).toBeLessThan(maxMissed)
  })
})

describe('a comparison of herbs', () => {
  it.each([
    ['should i buy hops or valerian', 'because fewer people have to leave it out'],
    ['elderberries or elderflowers against a cold', 'At the start of a cold'],
  ])('finds the written answer to “%s” by the names of the herbs', (question, text) => {
    expect(ask(question).sentences.join('')).toContain(text)
  })

  it('is no answer to a question about both herbs in one cup', () => {
    expect(ask('may I mix hops and valerian').sentences.join('')).not.toContain('because fewer people')
  })
})

describe('the place {reader.leaveOut}', () => {
  const place = '{reader.leaveOut}'

  it('lists what the reader should leave out, once', () => {
    const text = ask('which teas with epilepsy').sentences.join('')
    expect(text).toContain('With epilepsy or past seizures leave out: **[Hyssop](/herbs/hyssop)**')
    expect(text).toContain('Ask first about: **[American Skullcap](/herbs/american-skullcap)**')
    expect(text).not.toContain('Hyssop: not for people with')
  })

  it('is left out if the question says nothing about the reader', () => {
    const text = ask('does herbal tea go with water pills').sentences.join('')
    expect(text).not.toContain(place)
  })

  it('stands alone in its paragraph', () => {
    expect(findUnknownPlaces(place, () => true)).toEqual([])
    expect(findUnknownPlaces(`Leave these out: ${place}`, () => true)).toEqual([place])
  })
})

/** True if a text contains the longest part of a paragraph that needs no facts. */
function contains(text: string, paragraph: (typeof answers)[number]['answer'][number] | undefined): boolean {
  const first = typeof paragraph === 'string' ? paragraph : (paragraph?.items[0] ?? '')
  const [longest = ''] = first.split(/\{[^}]*\}|(?<=[.!?]) /).toSorted((one, other) => other.length - one.length)
  return text.includes(longest.trim())
}

describe('a fault of an answer', () => {
  it.each([
    ['id: bitter-tea', 'id: Bitter Tea', '0.id: is no kebab-case name'],
    ['{list.bitter}', '{list.sour}', 'bitter-tea: names the unknown place {list.sour}'],
    ['Some herbs are bitter', 'Gentian is bitter', 'bitter-tea: types the herb “Gentian” instead of a place'],
    ['for some minutes less', 'for 20 minutes less with 3 g', 'bitter-tea: states an amount without a reference'],
    ['Some herbs are bitter', 'It cures a cold. Some herbs are bitter', 'bitter-tea: promises too much: “it cures a cold.”'],
    ['pages: [help]', 'pages: [halp]', '0.pages.0: is no page of this site'],
    ['pages: [help]', 'pages: [herbs/unknown]', 'bitter-tea: names the unknown page herbs/unknown'],
  ])('(%s -> %s) is reported with file, field and reason', (from, to, problem) => {
    const folder = mkdtempSync(join(tmpdir(), 'answers-'))
    cpSync(join(import.meta.dirname, 'answers'), join(folder, 'answers'), { recursive: true })
    const path = join(folder, 'answers', 'technique.yaml')
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
    const found = loadAnswers(catalogue, folder).problems.map(({ field, reason }) => `${field}: ${reason}`)
    expect(found).toContain(problem)
  })
})
