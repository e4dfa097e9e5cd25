// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  field,
  fill,
  focusedName,
  openApplication,
  pageText,
  press,
  pressKey,
  textsOf,
  tick,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { factsReplies } from '#client/testing/catalogue-facts.ts'
import { paths } from '#domain/paths.ts'
import { safetyConsent } from '#domain/safety/consent.ts'

import { profileKey } from './profile-presence.ts'

afterEach(closeApplication)

const keepAnswers = /^Keep these answers/
const medicines = 'Medicines that you take'
const allergies = 'What you are allergic to'

async function open(path: string = paths.forYou, options: Parameters<typeof openApplication>[1] = {}) {
  const opened = await openApplication(path, { ...options, api: { ...factsReplies(), ...options.api } })
  await until(async () => expect((await field('Age in years')).closest('fieldset')?.disabled).toBe(false))
  return opened
}

const storedProfile = (): unknown => JSON.parse(localStorage.getItem(profileKey) ?? 'null')
const chosen = () => textsOf('.picker-selection li > span')

async function enter(label: string, text: string) {
  await fill(label, text)
  pressKey('Enter')
  await until(() => expect(valueOf(label)).toBe(''))
}

async function saveAnswers(age: string) {
  await fill('Age in years', age)
  if ((await field(keepAnswers)).matches(':not(:checked)')) await tick(keepAnswers)
  await press('Save my answers')
  await untilShown('Your answers are saved')
}

describe('the answers', () => {
  it('are not saved without consent or with an invalid age, and stay in the form', async () => {
    await open()
    await fill('Age in years', 'abc')
    await tick('Asthma or reactive airways')
    await press('Save my answers')
    await untilShown('Enter your age in whole years', '.error-summary')
    await press(/Enter your age in whole years/)
    expect([focusedName(), (await field('Asthma or reactive airways')).matches(':checked')]).toEqual(['ageYears', true])
    await fill('Age in years', '40')
    await press('Save my answers')
    await untilShown('only keep your answers in this browser if you agree', '.error-summary')
    expect(storedProfile()).toBeNull()
  })

  it('are not saved while a name is typed but not added, which its field says', async () => {
    await open()
    await fill(medicines, 'warfarin')
    await tick(keepAnswers)
    await press('Save my answers')
    await untilShown('Add “warfarin”, or clear the field.', '.error-summary')
    expect((await field(medicines)).getAttribute('aria-invalid')).toBe('true')
    await press('Add “warfarin”, or clear the field.')
    expect([focusedName(), storedProfile()]).toEqual(['typedMedicine', null])
    pressKey('Enter')
    await until(() => expect(chosen()).toEqual(['Warfarin']))
    await fill(allergies, 'daisies')
    await press('Save my answers')
    await untilShown('Add “daisies”, or clear the field.', '.error-summary')
    await enter(allergies, 'daisies')
    await press('Save my answers')
    await untilShown('Your answers are saved')
    expect(storedProfile()).toMatchObject({ medicines: ['Warfarin'], allergies: ['Asteraceae'] })
  })

  it('may name kinds of medicines and allergies in everyday words', async () => {
    await open()
    await enter(medicines, 'water pills')
    await enter(medicines, 'metformin 500 mg')
    await untilShown('This can mean several medicines', '.picker-selection')
    await enter(allergies, 'hay fever')
    await tick('Tree pollen, such as birch')
    await tick('Grass pollen')
    await tick(keepAnswers)
    await press('Save my answers')
    await untilShown('Your answers are saved')
    expect(storedProfile()).toMatchObject({
      medicines: ['Water tablets', 'Metformin'],
      allergies: ['birch_pollen', 'grass_pollen'],
    })
  })

  it('show the name of a herb that was chosen earlier', async () => {
    localStorage.setItem(profileKey, '{"savedOn":"2026-11-21","allergies":["lemon-balm"]}')
    await open()
    await control('Remove Lemon Balm')
  })
})

const options = () => [...document.querySelectorAll('.picker [role="option"]')]

describe('the list of medicines', () => {
  it('adds the medicine chosen by arrow keys, and exposes the active option', async () => {
    await open()
    const input = await field(medicines)
    await fill(medicines, 'war')
    await until(() => expect(options().length).toBeGreaterThan(1))
    const second = options()[1]?.firstChild?.textContent ?? ''
    for (const option of [0, 1]) {
      pressKey('ArrowDown')
      await until(() => expect(options()[option]?.getAttribute('aria-selected')).toBe('true'))
    }
    await until(() => expect(options()[1]?.getAttribute('aria-selected')).toBe('true'))
    expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
    pressKey('Enter')
    await until(() => expect(chosen()).toEqual([second]))
    await fill(medicines, 'asp')
    await until(() => expect(options().length).toBeGreaterThan(0))
    pressKey('Escape')
    await until(() => expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['', 'false']))
  })

  it('says that a medicine is unknown or already added, and adds none twice', async () => {
    await open()
    await fill(medicines, 'moonpill')
    await untilShown('We do not know “moonpill”')
    pressKey('Enter')
    await untilShown('We do not know this medicine. Ask your pharmacist.', '.picker-selection')
    await enter(medicines, 'warfarin')
    await until(() => expect(chosen()).toHaveLength(2))
    await fill(medicines, 'warfarin')
    await untilShown('This is already in your list.')
    pressKey('Enter')
    await untilShown('This is already in your list.')
    expect(chosen()).toHaveLength(2)
  })
})

describe('the list of allergies', () => {
  it('calls no herb unknown while the names are missing, and loads the names at the next focus', async () => {
    const { replies } = await open(paths.forYou, { api: { 'GET /api/herbs': undefined } })
    await fill(allergies, 'meadowsweet')
    await untilShown('We could not load our list of names')
    Object.assign(replies, factsReplies())
    ;(await field('Age in years')).focus()
    ;(await field(allergies)).focus()
    await until(() => expect(textsOf('.picker [role="option"]')).toContainEqual(expect.stringMatching(/^Meadowsweet/)))
  })
})

describe('the link back', () => {
  it.each([
    ['/healing-journal', '/healing-journal', 'Back to where you were'],
    ['/remedies?search=thyme&page=2', '/remedies?search=thyme&page=2', 'Back to where you were'],
    ['/recipe/hillside-thyme-cup?servings=4', '/recipe/hillside-thyme-cup?servings=4', 'Back to the recipe'],
    ['https://elsewhere.test/', '/remedies', 'See the remedies'],
    ['//elsewhere.test', '/remedies', 'See the remedies'],
    ['/\\elsewhere.test', '/remedies', 'See the remedies'],
    ['/for-you', '/remedies', 'See the remedies'],
  ])('leads from %s to %s', async (from, back, words) => {
    localStorage.setItem(profileKey, '{"savedOn":"2026-11-21","ageYears":34}')
    await open(`${paths.forYou}?${new URLSearchParams({ from }).toString()}`)
    expect((await control(words)).getAttribute('href')).toBe(back)
  })
})

type Copy = { answers: unknown; consent: string } | null

/** Opens the page as a member whose account has this copy. */
async function openAsMember(initialCopy: Copy = null) {
  const account = { copy: initialCopy }
  const opened = await open(paths.forYou, {
    role: 'member',
    api: {
      'GET /api/profile/safety': () => ({ safetyProfile: account.copy }),
      'PUT /api/profile/safety': ({ body }: { body: Copy }) => {
        account.copy = body
        return null
      },
      'DELETE /api/profile/safety': () => {
        account.copy = null
        return null
      },
    },
  })
  await untilShown('A copy in your account')
  return { ...opened, account }
}

const keepCopy = /^Keep a copy of my answers/

describe('a copy of the answers in the account', () => {
  it('is stored only after the member agrees, follows changes, and is deleted', async () => {
    const { account } = await openAsMember()
    await untilShown('Save your answers below first')
    await saveAnswers('34')
    await press('Keep a copy in my account')
    await untilShown('We can only keep a copy in your account if you agree.')
    expect(account.copy).toBeNull()
    await tick(keepCopy)
    await press('Keep a copy in my account')
    await untilShown('Your account has the same answers')
    expect(account.copy).toMatchObject({ answers: { ageYears: 34 }, consent: safetyConsent })
    await saveAnswers('35')
    await until(() => expect(account.copy).toMatchObject({ answers: { ageYears: 35 } }))
    await press('Delete the copy')
    await untilShown('Your answers are only in this browser')
    expect(account.copy).toBeNull()
  })

  it('stays unchanged after the consent text has changed, until the member agrees again', async () => {
    const { account } = await openAsMember({
      answers: { savedOn: '2026-11-21', ageYears: 34 },
      consent: 'An earlier sentence',
    })
    await saveAnswers('35')
    await untilShown('We won’t change the copy until you agree again.')
    await press('Update the copy')
    await untilShown('We can only keep a copy in your account if you agree.')
    expect(account.copy).toMatchObject({ answers: { ageYears: 34 }, consent: 'An earlier sentence' })
    await tick(keepCopy)
    await press('Update the copy')
    await untilShown('When you save new answers, we update the copy too.')
    expect(account.copy).toMatchObject({ answers: { ageYears: 35 }, consent: safetyConsent })
  })

  it('is not offered to a visitor', async () => {
    await open()
    await saveAnswers('34')
    expect([pageText().includes('A copy in your account'), controls('Keep a copy in my account')]).toEqual([false, []])
  })
})
