import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import type { AskCheck } from '../safety/asked-check.ts'
import type { Profile } from '../safety/profile.ts'
import { createChecker } from '../safety/stored-check.ts'
import { forYou } from './for-you.rules.ts'
import { createPersonalNotes } from './personal-notes.ts'

const { catalogue } = loadCatalogue()
const { check, say } = createChecker(safetyFacts(catalogue))
const healthy: Profile = {
  ageYears: 40,
  pregnant: false,
  breastfeeding: false,
  conditions: [],
  drugClasses: [],
  allergies: [],
}
const askFor =
  (profile: Profile): AskCheck =>
  (recipe) => {
    const { verdict, findings } = check(recipe, { ...healthy, ...profile }, 'human')
    const told = findings.filter(({ level, code }) => level !== 'NOTICE' || code === 'INTERACTION_MONITOR')
    return { verdict, findings: told.map((finding) => Object.assign(finding, { text: say(finding) })) }
  }
const names = catalogue.herbs.map(({ commonName }) => commonName)

describe('what the herbs of an answer mean for whoever reads', () => {
  it('is nothing for somebody whom nothing speaks against, and every herb can be read by its name', () => {
    expect(forYou(names, askFor({}), '')).toEqual({ notes: [], unchecked: [] })
  })

  it('is told in words that speak of no recipe and of no amount', () => {
    const profiles: Profile[] = [
      { pregnant: true },
      { breastfeeding: true },
      { ageYears: 8 },
      { allergies: ['Asteraceae'] },
      { drugClasses: ['anticoagulants'] },
    ]
    for (const profile of profiles) {
      const { notes } = forYou(names, askFor(profile), '')
      expect(notes.length).toBeGreaterThan(0)
      expect(notes.join('\n')).not.toMatch(/this recipe|here there is|this is within|These amounts/)
    }
  })

  it('names the allergy once, however many herbs share it', () => {
    expect(forYou(['German Chamomile', 'German Chamomile'], askFor({ allergies: ['Asteraceae'] }), '').notes).toEqual([
      expect.stringMatching(/^You named an allergy to the daisy family.*Do not drink this\.$/),
    ])
  })

  it('is not said twice where the answer says it, in whatever marks', () => {
    const [note = ''] = forYou(['Sage'], askFor({ pregnant: true }), '').notes
    expect(note).toContain('pregnancy')
    expect(forYou(['Sage'], askFor({ pregnant: true }), `Sage.\n\n**${note}**`).notes).toEqual([])
  })

  it('is not said again of herbs that the account’s own notes name together, and is said of any other', () => {
    const profile: Profile = { pregnant: true, allergies: ['Lamiaceae'], drugClasses: ['anticoagulants'] }
    const herbs = ['Sage', 'Thyme']
    const notes = createPersonalNotes(safetyFacts(catalogue))(herbs.join(' and '), { ...healthy, ...profile })
    expect(notes).toContain('Sage and Thyme')
    expect(forYou(herbs, askFor(profile), `Two herbs.\n\n${notes}`).notes).toEqual([])
    const other = forYou(['Rosemary'], askFor(profile), notes).notes
    expect(other.length).toBeGreaterThan(0)
    expect(other.every((note) => note.includes('Rosemary'))).toBe(true)
  })

  it('says which herb could not be read', () => {
    expect(forYou(['Moonwort of Mars'], askFor({}), '').unchecked).toEqual(['Moonwort of Mars'])
  })
})
