/** Allowed properties, including all that continue these names with a hyphen. */
const families = ['font', 'text', 'margin', 'padding', 'border', 'list-style', 'flex', 'grid', 'align', 'justify']
const properties = new Set(
  [
    'color background background-color width min-width max-width height min-height max-height display',
    'gap row-gap column-gap order line-height letter-spacing word-spacing white-space vertical-align',
    'opacity box-shadow object-fit box-sizing float clear overflow aspect-ratio place-items',
    'place-content hyphens',
  ].flatMap((names) => names.split(' ')),
)

const functions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'calc', 'min', 'max', 'clamp', 'minmax', 'repeat'])
const plainValue = /^[\w\s#%.,+\-*/()'"!]{1,200}$/
const call = /([\w-]*)\(/g

/**
 * Returns the allowed declarations of a `style` attribute: known properties without URLs, and only functions for
 * colours and lengths. `leftOut` names the other properties.
 */
export function cleanStyle(written: string): { style: string; leftOut: string[] } {
  const leftOut: string[] = []
  const declarations: string[] = []
  for (const declaration of written.split(';')) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (isKnown(property) && isHarmless(value)) declarations.push(`${property}: ${value}`)
    else if (declaration.trim() !== '') leftOut.push(property || declaration.trim())
  }
  return { style: declarations.join('; '), leftOut }
}

const isKnown = (property: string) =>
  properties.has(property) || families.some((family) => property === family || property.startsWith(`${family}-`))

/** Refuses escapes, comments and URLs. Quotes have to be paired. */
const isHarmless = (value: string): boolean =>
  plainValue.test(value) &&
  !value.includes('/*') &&
  (value.match(/'/g) ?? []).length % 2 === 0 &&
  (value.match(/"/g) ?? []).length % 2 === 0 &&
  [...value.matchAll(call)].every(([, name = '']) => name === '' || functions.has(name.toLowerCase()))
