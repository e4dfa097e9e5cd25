/** Names of the characters from U+00A0 to U+00FF, in their order. */
const latinNames =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute
  Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml
  Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth
  ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/)
const firstLatinCode = 0xa0

const characters = new Map([
  ...latinNames.map((name, position) => [name, String.fromCodePoint(firstLatinCode + position)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    bull: '•',
    frac13: '⅓',
    frac23: '⅔',
    frac18: '⅛',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  }),
])

const entityPattern = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi
/** Sites encode a text once too often, seldom more. The limit bounds the time. */
const maxRounds = 5

/** Replaces HTML entities with their characters, also those encoded several times: `95&amp;deg;C` becomes `95°C`. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let round = 0; round < maxRounds && decoded.includes('&'); round++) {
    const next = decoded.replaceAll(entityPattern, decodeEntity)
    if (next === decoded) break
    decoded = next
  }
  return decoded
}

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return characters.get(name) ?? characters.get(name.toLowerCase()) ?? entity
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : entity
}
