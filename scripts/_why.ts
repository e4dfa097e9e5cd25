import data from '#domain/safety/emergency-signs.json' with { type: 'json' }
import { createPhrasebook, createReader } from '#domain/safety/emergency-phrases.ts'
import { readSentences } from '#domain/safety/emergency-text.ts'
import { readClauses } from '#domain/safety/emergency-clauses.ts'
import { createSpelling } from '#domain/safety/emergency-spelling.ts'
import { grammar, grammarBook } from '#domain/safety/emergency-grammar.ts'
import { medicineNamePhrases } from '#domain/safety/medicine-words.ts'
const book = createPhrasebook({ ...data.groups, 'medicine-name': medicineNamePhrases })
const one = (p: string, words: readonly string[]) => { const b = createPhrasebook({ ...data.groups, 'medicine-name': medicineNamePhrases }); const set = b.compile([p]); return createReader(b, words).find(set) }
const only = process.argv[3]
for (const words of readSentences(process.argv[2] ?? '', createSpelling(data.spelling))) {
  console.log(words.join(' '))
  const c = readClauses(words, false), g = createReader(grammarBook, words)
  const show = (s: { start: number; end: number }) => words.slice(s.start, s.end).join(' ')
  for (const [name, set] of Object.entries(grammar)) { const f = g.find(set); if (f.length) console.log('  grammar', name, [...new Set(f.map(show))].slice(0, 8)) }
  for (const e of data.emergencies) {
    if (only && e.code !== only) continue
    for (const p of [...data.notSigns, ...e.notSigns]) for (const s of one(p, words)) console.log('  not', e.code, p, '=>', show(s))
    for (const p of e.names) for (const s of one(p, words)) console.log('  name', e.code, show(s), c.isLive(s), c.isClaimed(s))
    for (const sign of e.signs) for (const ph of [...(sign.given ?? []), ...sign.any]) for (const p of ph.split(' + ')) for (const s of one(p, words)) console.log('  sign', e.code, c.isLive(s) ? 'live' : 'DEAD', '[', p.slice(0, 90), '] =>', show(s))
  }
}
