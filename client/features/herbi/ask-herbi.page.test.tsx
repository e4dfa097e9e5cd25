// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  field,
  fill,
  openApplication,
  press,
  pressKey,
  textsOf,
  until,
  untilHidden,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { factsReplies } from '#client/testing/catalogue-facts.ts'
import { refusal } from '#client/testing/fake-server.ts'
import { picturePath } from '#domain/drawing/picture-path.ts'
import { answeredByBuiltIn } from '#domain/herbi/answer-providers.ts'
import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { conversationMessages } from '#domain/herbi/conversation.messages.ts'
import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const question = 'What is linden good for?'
const ask = 'POST /api/herbi'

const createLines = (lines: (HerbiLine | string)[]) =>
  new Response(lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
const answer: Extract<HerbiLine, { type: 'done' }> = {
  type: 'done',
  answer: {
    text: 'Linden calms.',
    body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Linden calms.' }] }],
    sources: [],
    details: { followUps: [] },
  },
  answeredBy: answeredByBuiltIn,
  conversationId: null,
  questionsLeft: 9,
}

type Options = { api?: object; role?: 'member'; query?: string }

async function open({ api = {}, role, query = '' }: Options = {}) {
  const opened = await openApplication(paths.askHerbi + query, {
    ...(role && { role }),
    api: {
      'GET /api/settings/tools': {},
      'GET /api/herbi': { provider: null, questionsLeft: 10, questionsMax: 20 },
      'GET /api/herbi/conversations': { conversations: [] },
      ...api,
    },
  })
  await field('Your question')
  if (query === '' && controls('New conversation').length > 0) await press('New conversation')
  const questions = () => opened.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { ...opened, questions }
}

async function askHerbi(text = question) {
  await fill('Your question', text)
  pressKey('Enter')
}

const exchanges = () => textsOf('.exchange')

describe('a question', () => {
  it('is rejected without a request if it is empty or too long', async () => {
    const { questions } = await open()
    await fill('Your question', '  \n ')
    await press('Ask')
    await untilShown(herbiMessages.blank)
    await fill('Your question', 'a'.repeat(1990))
    await untilShown('10 characters left')
    await untilHidden(herbiMessages.blank)
    await fill('Your question', 'a'.repeat(2001))
    await untilShown('1 character too many')
    pressKey('Enter')
    await untilShown(conversationMessages.tooLong)
    expect([valueOf('Your question')?.length, questions()]).toEqual([2001, []])
  })

  it('can be tried again after an error, and is the only one while it is pending', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { replies } = await open()
    await askHerbi()
    await untilShown(herbiMessages.failed)
    expect((await control('Browse Remedies')).getAttribute('href')).toBe(paths.remedies)
    replies[ask] = () => promise
    await press('Try again')
    await untilShown('Herbi is thinking')
    await askHerbi('What is thyme good for?')
    expect([valueOf('Your question'), exchanges().length]).toEqual(['What is thyme good for?', 1])
    resolve(createLines([answer]))
    await untilShown('Linden calms.', '.exchange')
    expect(exchanges()).toHaveLength(1)
  })

  it('is given back with the reason if it was refused', async () => {
    await open({ api: { [ask]: () => refusal(429, 'rate_limited', herbiMessages.limit) } })
    await askHerbi()
    await untilShown(herbiMessages.limit)
    expect([valueOf('Your question'), exchanges()]).toEqual([question, []])
  })
})

describe('an answer', () => {
  it("applies the reader's profile answers to its herbs, and loads no facts without them", async () => {
    const linden = { ...answer.answer, sources: [{ title: 'Linden Blossom', path: paths.herb('linden') }] }
    const api = { ...factsReplies(), [ask]: () => createLines([{ ...answer, answer: linden }]) }
    const { requests } = await open({ api })
    await askHerbi()
    await untilShown('Linden calms.', '.exchange')
    await untilHidden('For you:')
    expect(requests.map(({ path }) => path)).not.toContain('/api/safety/facts')
    closeApplication()
    localStorage.setItem(
      'safetyProfile',
      '{"savedOn":"2026-01-01","ageYears":34,"pregnant":"yes","allergies":[],"medicines":[],"conditions":[]}',
    )
    await open({ api })
    await askHerbi()
    await untilShown('In pregnancy, ask your midwife or doctor first (Linden Blossom).', '.exchange')
  })

  it('shows its herbs and recipes as cards, and folds the other pages', async () => {
    const sources = [
      { title: 'Linden Blossom', path: paths.herb('linden'), line: 'Tilia cordata', herb: 'linden' },
      {
        title: 'Evening Cup',
        path: paths.recipe('evening-cup'),
        line: 'Sleep Problems, 8 minutes',
        herb: 'hops',
        ailment: 'Sleep Problems',
      },
      { title: 'How we check', path: paths.howWeCheck },
    ]
    await open({ api: { [ask]: () => createLines([{ ...answer, answer: { ...answer.answer, sources } }]) } })
    await askHerbi()
    await until(() =>
      expect(textsOf('.herbi-cards a')).toEqual([
        'Linden Blossom Tilia cordata',
        'Evening Cup Sleep Problems, 8 minutes',
      ]),
    )
    const pictures = [...document.querySelectorAll('.herbi-cards :is(img, image)')]
    expect(pictures.map((picture) => picture.getAttribute('src') ?? picture.getAttribute('href'))).toEqual([
      picturePath('linden', 'medallion'),
      picturePath('hops', 'medallion'),
    ])
    expect(textsOf('.herbi-sources details:not([open]) summary')).toEqual(['More sources (1)'])
    expect(textsOf('.herbi-sources details a')).toEqual(['How we check'])
  })

  it('compares herbs in a table with a heading for each herb and column', async () => {
    const table = {
      columns: ['Taste', 'Caffeine'],
      rows: [
        { name: 'Linden', path: paths.herb('linden'), cells: ['sweet', 'none'] },
        { name: 'Sage', path: paths.herb('sage'), cells: ['bitter', 'none'] },
      ],
    }
    const details = { table, followUps: [] }
    await open({ api: { [ask]: () => createLines([{ ...answer, answer: { ...answer.answer, details } }]) } })
    await askHerbi()
    await until(() => expect(textsOf('.exchange caption')).toEqual(['Linden and Sage compared']))
    expect(textsOf('.exchange th[scope="col"]')).toEqual(['Herb', 'Taste', 'Caffeine'])
    expect(textsOf('.exchange tbody tr')).toEqual(['Lindensweetnone', 'Sagebitternone'])
    expect((await control('Sage')).getAttribute('href')).toBe(paths.herb('sage'))
  })

  it('offers the questions that it brings, and asks one at a press', async () => {
    const details = { followUps: ['Is linden fine for children?', question, 'And for a cold?'] }
    const { questions } = await open({
      api: { [ask]: () => createLines([{ ...answer, answer: { ...answer.answer, details } }]) },
    })
    await askHerbi()
    await press('And for a cold?')
    await until(() => expect(exchanges()).toHaveLength(2))
    expect(questions()).toMatchObject([{ message: question }, { message: 'And for a cold?' }])
    await until(() => expect(controls('Is linden fine for children?')).toHaveLength(1))
    expect([controls(question), controls('And for a cold?')]).toEqual([[], []])
  })

  it('can be rated once, without its text', async () => {
    const rate = 'POST /api/herbi/helpful'
    const { questions, replies } = await open({
      api: { [ask]: () => createLines([answer]), [rate]: () => refusal(429, 'rate_limited', '') },
    })
    await askHerbi()
    await press('No')
    await untilShown('We couldn’t save your feedback. Try again.')
    replies[rate] = () => new Response(null, { status: 204 })
    await press('Yes')
    await untilShown('Thank you', '.exchange')
    expect(document.activeElement?.textContent).toBe('Thank you')
    await until(() =>
      expect(questions().slice(1)).toEqual([
        { helpful: false, provider: 'built-in' },
        { helpful: true, provider: 'built-in' },
      ]),
    )
    expect([controls('Yes'), controls('No')]).toEqual([[], []])
  })

  it('can become a recipe of one’s own', async () => {
    const linden = { ...answer.answer, sources: [{ title: 'Linden Blossom', path: paths.herb('linden') }] }
    const api = { ...factsReplies(), [ask]: () => createLines([{ ...answer, answer: linden }]) }
    await open({ api, role: 'member' })
    await askHerbi()
    await press('Make it mine: Linden Blossom')
    await until(() => expect(valueOf('Ingredient 1')).toBe('Linden Blossom'))
    expect(valueOf('Your notes (optional)')).toBe('Linden calms.')
  })

  it('says that our own program gave it, in place of a provider that failed', async () => {
    const status = { provider: 'models.test', questionsLeft: 10, questionsMax: 20 }
    await open({ api: { 'GET /api/herbi': status, [ask]: () => createLines([answer]) } })
    await untilShown('We send questions to models.test')
    await press('Ask')
    await askHerbi()
    await untilShown('We send questions to models.test. Our own program gave the last answer.')
  })

  it('keeps the received part when it is cut off', async () => {
    await open({
      api: { [ask]: () => createLines([{ type: 'sentence', text: '**Linden** is in flower.' }, '{"type":"sent']) },
    })
    await askHerbi()
    await untilShown(herbiMessages.failed)
    await until(() => expect(textsOf('.exchange strong')).toEqual(['Linden']))
    await untilShown('is in flower.', '.exchange')
  })
})

describe('a stored conversation', () => {
  it.each([
    ['not_found', 404, 'We couldn’t find this conversation.'],
    ['unauthenticated', 401, 'Sign in to see your saved conversations.'],
  ])('that cannot be shown says why: %s', async (code, status, text) => {
    await open({
      role: 'member',
      query: '?conversation=c1',
      api: { 'GET /api/herbi/conversations/c1': () => refusal(status, code, '') },
    })
    await untilShown(text)
  })
})
