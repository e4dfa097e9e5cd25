/** Allowed properties, including longer names that continue with a hyphen. */
const propertyFamilies = [
  'font',
  'text',
  'margin',
  'padding',
  'border',
  'list-style',
  'flex',
  'grid',
  'align',
  'justify',
]
const allowedProperties = new Set(
  [
    'color background background-color width min-width max-width height min-height max-height display',
    'gap row-gap column-gap order line-height letter-spacing word-spacing white-space vertical-align',
    'opacity box-shadow object-fit box-sizing float clear overflow aspect-ratio place-items',
    'place-content hyphens',
  ].flatMap((names) => names.split(' ')),
)

const allowedFunctions = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'oklch',
  'calc',
  'min',
  'max',
  'clamp',
  'minmax',
  'repeat',
])
const valuePattern = /^[\w\s#%.,+\-*/()'"!]{1,200}$/
const functionCallPattern = /([\w-]*)\(/g

/**
 * Returns the allowed declarations in a `style` attribute: known properties without URLs, with functions only for
 * colours and lengths. `removedProperties` lists the other properties.
 */
export function cleanStyle(styleText: string): { style: string; removedProperties: string[] } {
  const removedProperties: string[] = []
  const declarations: string[] = []
  for (const declaration of styleText.split(';')) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (isAllowedProperty(property) && isSafeValue(value)) declarations.push(`${property}: ${value}`)
    else if (declaration.trim() !== '') removedProperties.push(property || declaration.trim())
  }
  return { style: declarations.join('; '), removedProperties }
}

const isAllowedProperty = (property: string) =>
  allowedProperties.has(property) ||
  propertyFamilies.some((family) => property === family || property.startsWith(`${family}-`))

/** Rejects escapes, comments and URLs. Quotes must be paired. */
const isSafeValue = (value: string): boolean =>
  valuePattern.test(value) &&
  !value.includes('/*') &&
  (value.match(/'/g) ?? []).length % 2 === 0 &&
  (value.match(/"/g) ?? []).length % 2 === 0 &&
  [...value.matchAll(functionCallPattern)].every(
    ([, name = '']) => name === '' || allowedFunctions.has(name.toLowerCase()),
  )
