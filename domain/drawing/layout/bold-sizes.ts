import type { Inflorescence } from '../plant.schemas.ts'

/** Most flowers that are still distinct in a small picture. */
const boldCounts: Partial<Record<Inflorescence['type'], number>> = {
  'compound umbel': 9,
  globe: 16,
  'linden cyme': 4,
  umbel: 7,
  'globe umbel': 15,
  'flat top': 28,
  'loose panicle': 9,
  corymb: 7,
  'slender spike': 16,
  raceme: 8,
  panicle: 18,
  club: 7,
}

export const boldCount = ({ type, oneSided, gaps }: Inflorescence): number =>
  oneSided ? 5 : gaps ? 4 : (boldCounts[type] ?? 7)

/** Radius of one flower of an inflorescence that is 230 long. */
const flowerRadii: Partial<Record<Inflorescence['type'], number>> = {
  'compound umbel': 16,
  corymb: 44,
  umbel: 44,
  'globe umbel': 21,
  'flat top': 30,
  'loose panicle': 36,
  cyme: 44,
  whorls: 52,
  club: 31,
  'slender spike': 26,
  'forked cyme': 44,
  spike: 46,
  raceme: 44,
  panicle: 22,
  cluster: 46,
  'linden cyme': 66,
  catkin: 24,
}
export const flowerRadius = ({ type, oneSided, gaps }: Inflorescence): number =>
  (flowerRadii[type] ?? 60) * (oneSided && type === 'raceme' ? 1.25 : 1) * (gaps ? 0.8 : 1)
