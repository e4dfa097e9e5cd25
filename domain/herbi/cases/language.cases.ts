import type { HerbiCase } from './cases.types.ts'

/** Questions in other languages. Answers are fixed sentences in that language, with names and links between them. */
export const languageCases: readonly HerbiCase[] = [
  {
    question: 'Hilft Kamille bei Bauchschmerzen?',
    expected: [/Englisch/, /\*\*.*Chamomile/],
    source: '/herbs/chamomile',
  },
  {
    question: 'Welcher Tee hilft gegen Husten?',
    expected: [/traditionell/, /Thyme/, /Apotheke/],
    source: '/herbs/thyme',
  },
  {
    question: 'Ist Johanniskraut gut gegen Stress?',
    expected: [/verwenden wir nicht/, /St John/],
    forbidden: [/Pour/],
  },
  { question: '¿Puedo tomar hinojo para los gases?', expected: [/inglés/, /Fennel/], source: '/herbs/fennel' },
  {
    question: 'mi embarazo: puedo tomar manzanilla',
    expected: [/embarazo/, /Chamomile/],
    forbidden: [/Pour/, /tradicionalmente/],
    source: '/herbs/chamomile',
  },
  {
    question: 'quel thé pour dormir ?',
    expected: [/anglais/, /Valerian|Lemon Balm/, /pharmacien/],
    source: '/recipe/',
  },
  { question: 'la consoude est-elle bonne ?', expected: [/utilisons pas/, /Comfrey/], source: '/herbs/comfrey' },
  { question: 'Che tisana va bene per la tosse?', expected: [/inglese/, /Thyme/, /farmacista/] },
  { question: 'tisana per mio figlio con la tosse', expected: [/bambini/], forbidden: [/Thyme/] },
  { question: 'Qual chá é bom para a tosse?', expected: [/inglês/, /Thyme/, /farmacêutico/] },
  { question: 'Welke thee helpt tegen slapeloosheid?', expected: [/Engels/, /Valerian|Lemon Balm/, /apotheker/] },
  { question: 'Jaka herbata na kaszel?', expected: [/angielsku/, /Thyme/, /farmaceutę/] },
  { question: 'mówisz po polsku?', expected: [/angielsku/, /rumianek/], forbidden: [/\*\*/] },
  { question: 'Hangi çay uyku için iyi gelir?', expected: [/English, German, Spanish/] },
]
