const american: Record<string, string> = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  flavor: 'flavour',
  flavors: 'flavours',
  flavored: 'flavoured',
  favorite: 'favourite',
  odor: 'odour',
  honor: 'honour',
  fiber: 'fibre',
  liter: 'litre',
  liters: 'litres',
  milliliter: 'millilitre',
  milliliters: 'millilitres',
  center: 'centre',
  gray: 'grey',
  mold: 'mould',
  molds: 'moulds',
  moldy: 'mouldy',
  licorice: 'liquorice',
  diarrhea: 'diarrhoea',
  edema: 'oedema',
  anemia: 'anaemia',
  celiac: 'coeliac',
  esophagus: 'oesophagus',
  estrogen: 'oestrogen',
  hemorrhage: 'haemorrhage',
  pediatric: 'paediatric',
  cozy: 'cosy',
  aluminum: 'aluminium',
  organize: 'organise',
  recognize: 'recognise',
  recognized: 'recognised',
  neighbor: 'neighbour',
  savory: 'savoury',
  plow: 'plough',
  tire: 'tyre',
  gallbladder: 'gall bladder',
}

/** Returns the words of a text that are not spelt as in British English, each with the British spelling. */
export function americanWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return words.flatMap((word) => (american[word] ? [`${word} is spelt ${american[word]}`] : []))
}

/** Returns the share of the shorter text's shingles that the other text has too, from 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const run of short) if (long.has(run)) shared++
  return shared / Math.max(1, short.size)
}

const shingleWords = 5

/** Returns every run of five words of a text. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(shingleWords - 1).map((_, end) => words.slice(end, end + shingleWords).join(' ')))
}
