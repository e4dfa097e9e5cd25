import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { effectTagFile } from '#domain/safety/effect-tags.schemas.ts'
import { findTagInteraction } from '#domain/safety/tag-interactions.ts'
import { drugClasses, type EffectTag, effectTags, impliedDrugClasses, listCodes } from '#domain/safety/vocabulary.ts'

import { emergencyFiles } from './emergency-data.ts'
import { loadCatalogue } from './load.ts'
import { createReader } from './reader.ts'
import { loadTables } from './tables.ts'

const { files, problems } = loadTables()

describe('the tables of the catalogue', () => {
  it.each([...emergencyFiles(loadCatalogue().catalogue), ...files])(
    'are written into $path: run `npm run data`',
    ({ path, content }) => {
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(content)
    },
  )

  it('have no fault', () => {
    expect(problems).toEqual([])
  })
})

describe('a reason why a tag has no interaction with a drug class', () => {
  it('names a class with an interaction when it says that a medicine counts as another', () => {
    const claims = createReader(import.meta.dirname)
      .readAll('effect-tags', effectTagFile)
      .flatMap(({ slug, content }) =>
        content.noInteractions
          .filter(({ reason }) => reason.startsWith('These also count as ') && reason.endsWith(', which this tag covers.'))
          .flatMap(({ classes }) => listCodes(drugClasses).filter((code) => classes.includes(code)))
          .flatMap((drugClass) => (isEffectTag(slug) ? [{ tag: slug, drugClass }] : [])),
      )
    const isCounted = ({ tag, drugClass }: (typeof claims)[number]) =>
      listImpliedClasses(drugClass).some((implied) => findTagInteraction(tag, implied))
    expect(claims.length).toBeGreaterThan(10)
    expect(claims.filter((claim) => !isCounted(claim))).toEqual([])
  })
})

describe('a fault of a table', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tables-'))
    cpSync(import.meta.dirname, folder, { recursive: true, filter: (path) => !/\/(?:herbs|recipes|restricted)$/.test(path) })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([
    ['medicines/bone.yaml', 'M05BA01', 'M5', 'medicines/bone.yaml 0.medicines.0.atc.0: is no ATC code'],
    ['medicines/bone.yaml', '[bisphosphonates]', '[bone]', 'medicines/bone.yaml 0.classes.0: Invalid option'],
    ['medicine-groups.yaml', 'atc: [B01A]', 'atc: []', 'medicine-groups.yaml 0: needs either ATC codes or classes'],
    ['medicine-stems.yaml', 'cillin$', '(cillin', 'medicine-stems.yaml 0.stem: is no regular expression'],
    ['medicine-conditions.yaml', 'reason: It acts in the mouth.', 'possible: []', 'medicine-conditions.yaml groups.0: needs conditions'],
    ['effect-tags/diuretic.yaml', 'lithium:', 'litium:', 'effect-tags/diuretic.yaml interactions: Unrecognized key'],
    ['effect-tags/sedative.yaml', 'lithium, maois', 'maois', 'effect-tags/sedative.yaml lithium: has neither an interaction nor a reason'],
    ['effect-tags/sedative.yaml', '[gut]', '[guts]', 'effect-tags/sedative.yaml noInteractions.4.classes: names the unknown class guts'],
    ['effect-tags/sedative.yaml', '[millerAnesthesia]', '[hearsay]', 'effect-tags/sedative.yaml interactions.anaesthesia.sources: names the unknown source hearsay'],
    ['effect-tag-sources.yaml', 'tier: memory', 'tier: rumour', 'effect-tag-sources.yaml memory.tier: Invalid option'],
    ['emergency-grammar.yaml', '$period', '$periods', 'emergency-grammar.yaml phrases.past: “(<n>|a|few|couple|couple of|several|many|some|two|of)? $periods (ago|back)” names the unknown group periods'],
    ['allergies.yaml', 'level: refuse', 'level: refused', 'allergies.yaml pairs.Adoxaceae.0.level: Invalid option'],
    ['allergies.yaml', '- words: [mugwort]', '- words: [birch]', 'allergies.yaml words: names a word twice'],
    ['herbi/complaints.yaml', 'ailment: Headaches & Migraines', 'ailment: Headaches', 'herbi/complaints.yaml complaints.0.ailment: Invalid option'],
    ['herbi/phrases.yaml', 'liver $disease', 'liver $diseases', 'herbi/phrases.yaml conditions.26.phrases.0: names an unknown group'],
    ['drug-groups.yaml', 'nadolol, ', '', 'drug-groups.yaml nadolol: belongs to exactly one group'],
    ['languages/de.yaml', '  fit:', '  fits:', 'languages/de.yaml emergencies.fits: is no emergency of the catalogue'],
    ['languages/es.yaml', '$swelling .. (lengua', '$swell .. (lengua', 'languages/es.yaml emergencies.swelling_face_throat: “$swell .. (lengua'],
    ['languages/fr.yaml', 'a cough:', 'a coughs:', 'languages/fr.yaml complaints.a coughs: is no complaint of herbi/complaints.yaml'],
    ['languages/it.yaml', 'chamomile: [camomilla', 'camomile: [camomilla', 'languages/it.yaml herbs.camomile: is no herb of the catalogue'],
    ['languages/nl.yaml', 'hops: [hop,', 'hops: [hop, venkel*,', 'languages/nl.yaml herbs: “venkel*” is given twice'],
    ['languages/pl.yaml', 'askEnglish: Po', 'askEnglish: po', 'languages/pl.yaml answer.askEnglish: is no sentence'],
    ['languages/pt.yaml', "    - icterícia\n", '', 'languages/pt.yaml emergencies.jaundice: needs more phrases'],
  ])('in %s (%s -> %s) is reported with file, field and reason', (file, from, to, problem) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, () => to))
    const found = loadTables(folder).problems.map((one) => `${one.file} ${one.field}: ${one.reason}`)
    expect(found.filter((line) => line.startsWith(problem))).not.toEqual([])
  })
})

const isEffectTag = (slug: string): slug is EffectTag => Object.hasOwn(effectTags, slug)

function listImpliedClasses(drugClass: keyof typeof drugClasses): (keyof typeof drugClasses)[] {
  const implied = new Set([drugClass])
  for (const code of implied) for (const impliedCode of impliedDrugClasses[code] ?? []) implied.add(impliedCode)
  implied.delete(drugClass)
  return [...implied]
}
