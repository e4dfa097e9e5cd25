/** Regular expression source for the units used for tea. */
export const unitPattern = [
  'grammes?|grams?|gms?|grs?|g|mgs?|milligrams?|kgs?|kilos?|ozs?|ounces?|lbs?|pounds?',
  'fl(?:uid)?\\.? ?(?:ozs?|ounces?)',
  'tea[- ]?spoon(?:ful)?s?|tsps?|table[- ]?spoon(?:ful)?s?|tbsps?|tbs|tblsps?|dessert ?spoon(?:ful)?s?|spoon(?:ful)?s?',
  'pinch(?:es)?|tea[- ]?bags?|sachets?|scoops?|handfuls?|fistfuls?|sprigs?|drops?|droppers?(?:ful)?s?|capsules?|tablets?',
  'cups?|cupfuls?|mugs?|mugfuls?|glass(?:es)?|pots?|jugs?|teapots|flasks|thermoses|carafes',
  'millilit(?:re|er)s?|mls?|centilit(?:re|er)s?|cl|decilit(?:re|er)s?|dl|lit(?:re|er)s?|ltrs?|l|pints?|quarts?|gallons?',
].join('|')

/** Units that `parseAmount` accepts, by the beginning of the written word. */
const unitNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:gramme|gm|gr)/, 'gram'],
  [/^mgs$/, 'mg'],
  [/^kilos?$|^kgs$/, 'kg'],
  [/^ozs$/, 'oz'],
  [/^(?:table[- ]?spoon|tbs|tblsp)/, 'tablespoon'],
  [/^(?:tea[- ]?spoon|dessert ?spoon|spoon)/, 'teaspoon'],
  [/^tea[- ]?bag/, 'teabag'],
]

/** Converts a unit to the word that `parseAmount` accepts. Returns other units unchanged. */
export function normaliseUnit(unitText: string): string {
  const unit = unitText.toLowerCase().replaceAll(/\s/g, ' ')
  return unitNames.find(([pattern]) => pattern.test(unit))?.[1] ?? unit
}
