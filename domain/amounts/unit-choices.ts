/**
 * Units that a reader may choose on recipe pages: teaspoons of herbs, US cups and fluid ounces, degrees Fahrenheit. The
 * default is grams, millilitres and degrees Celsius.
 */
export const unitChoices = ['tsp', 'us', 'f'] as const
export type UnitChoice = (typeof unitChoices)[number]
export type UnitChoices = readonly UnitChoice[]
