import { readFileSync } from 'node:fs'
import { loadCatalogue } from '#catalog/load.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
const { catalogue } = loadCatalogue()
let bad = 0, n = 0
const t0 = performance.now()
for (const { code, recognises, ignores } of catalogue.emergencies) {
  for (const t of recognises) { n++; const f = recogniseEmergencies(t).map((e) => e.code); if (!f.includes(code)) { bad++; console.log('MISSED', code, '|', t, '|', f.join(',')) } }
  for (const t of ignores) { n++; const f = recogniseEmergencies(t).map((e) => e.code); if (f.length) { bad++; console.log('FLAGGED', code, '|', t, '|', f.join(',')) } }
}
console.log(bad, 'of', n, Math.round(performance.now() - t0), 'ms')
for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#'))
  const grave = file.includes('grave'); let wrong = 0
  for (const l of lines) { const f = recogniseEmergencies(l).map((e) => e.code); if (grave !== f.length > 0) { wrong++; console.log(grave ? 'MISSED' : 'FLAGGED', l, '|', f.join(',')) } }
  console.log(file, wrong, 'of', lines.length)
}
