import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
recogniseEmergencies('x')
for (const piece of ['my chest is ', 'baby has a ', 'not my ', 'a', ' ', 'blood in my ', 'rash does not ', 'stop my ', 'took 8 ', 'I am. ', 'my head hurts and i feel sick, ', 'pain '])
  { const t = performance.now(); recogniseEmergencies(piece.repeat(20000 / piece.length)); console.log(piece, Math.round(performance.now() - t)) }
import { readFileSync } from 'node:fs'
const all = (readFileSync('/tmp/grave.txt','utf8')+readFileSync('/tmp/harmless.txt','utf8')).replaceAll('\n','. ')
{ const t = performance.now(); recogniseEmergencies(all.slice(0,20000)); console.log('real', Math.round(performance.now() - t)) }
{ const t = performance.now(); for (let i=0;i<50;i++) recogniseEmergencies('My chest feels funny since lunch, would a mint tea help? I am 45. '+i); console.log('short', (performance.now() - t)/50) }
