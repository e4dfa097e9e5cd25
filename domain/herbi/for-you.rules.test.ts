import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import type { RunCheck } from '../safety/browser-check.ts'
import type { Profile } from '../safety/profile.ts'
import { createChecker } from '../safety/stored-check.ts'
import { createForYouNotes } from './for-you.rules.ts'
import { createPersonalNotes } from './personal-notes.ts'

const { catalogue } = loadCatalogue()
const { check, writeFinding } = createChecker(safetyFacts(catalogue))
const healthy: Profile = {
  ageYears: 40,
  pregnant: false,
  breastfeeding: false,
  conditions: [],
  drugClasses: [],
  allergies: [],
}
const checkFor =
  (profile: Profile): RunCheck =>
  (recipe) => {
    const { verdict, findings } = check(recipe, { ...healthy, ...profile }, 'human')
    const shownFindings = findings.filter(({ level, code }) => level !== 'NOTICE' || code === 'INTERACTION_MONITOR')
    return {
      verdict,
      findings: shownFindings.map((finding) => Object.assign(finding, { text: writeFinding(finding) })),
    }
  }
const names = catalogue.herbs.map(({ commonName }) => commonName)

describe('notes for the reader of an answer', () => {
  it('are empty for a healthy adult, and every herb is recognised by its name', () => {
    expect(createForYouNotes(names, checkFor({}), '')).toEqual({ notes: [], unchecked: [] })
  })

  it('contain no recipe and no amount', () => {
    const profiles: Profile[] = [
      { pregnant: true },
      { breastfeeding: true },
      { ageYears: 8 },
      { allergies: ['Asteraceae'] },
      { drugClasses: ['anticoagulants'] },
    ]
    for (const profile of profiles) {
      const { notes } = createForYouNotes(names, checkFor(profile), '')
      expect(notes.length).toBeGreaterThan(0)
      expect(notes.join('\n')).not.toMatch(/this recipe|here there is|this is within|These amounts/)
    }
  })

  it('name a shared allergy once', () => {
    expect(
      createForYouNotes(['German Chamomile', 'German Chamomile'], checkFor({ allergies: ['Asteraceae'] }), '').notes,
    ).toEqual([expect.stringMatching(/^You named an allergy to the daisy family.*Do not drink this\.$/)])
  })

  it('leave out what the answer already says, in any formatting', () => {
    const [note = ''] = createForYouNotes(['Sage'], checkFor({ pregnant: true }), '').notes
    expect(note).toContain('pregnancy')
    expect(createForYouNotes(['Sage'], checkFor({ pregnant: true }), `Sage.\n\n**${note}**`).notes).toEqual([])
  })

  it('leave out herbs that the account’s own notes name, and include others', () => {
    const profile: Profile = { pregnant: true, allergies: ['Lamiaceae'], drugClasses: ['anticoagulants'] }
    const herbs = ['Sage', 'Thyme']
    const notes = createPersonalNotes(safetyFacts(catalogue))(herbs.join(' and '), { ...healthy, ...profile })
    expect(notes).toContain('Sage and Thyme')
    expect(createForYouNotes(herbs, checkFor(profile), `Two herbs.\n\n${notes}`).notes).toEqual([])
    const other = createForYouNotes(['Rosemary'], checkFor(profile), notes).notes
    expect(other.length).toBeGreaterThan(0)
    expect(other.every((note) => note.includes('Rosemary'))).toBe(true)
  })

  it('list herbs that could not be read', () => {
    expect(createForYouNotes(['Moonwort of Mars'], checkFor({}), '').unchecked).toEqual(['Moonwort of Mars'])
  })
})
