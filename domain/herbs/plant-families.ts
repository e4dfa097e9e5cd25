import { familyNames } from '#domain/safety/allergen-names.ts'

/** Families that contain only restricted plants. The allergy questions leave them out. */
const otherFamilies: Readonly<Record<string, string>> = {
  Acanthaceae: 'acanthus family',
  Acoraceae: 'sweet flag family',
  Apocynaceae: 'dogbane family',
  Aristolochiaceae: 'birthwort family',
  Asparagaceae: 'asparagus family',
  Asphodelaceae: 'aloe family',
  Berberidaceae: 'barberry family',
  Campanulaceae: 'bellflower family',
  Colchicaceae: 'autumn crocus family',
  Cupressaceae: 'cypress family',
  Ephedraceae: 'joint-pine family',
  Ginkgoaceae: 'ginkgo family',
  Hypericaceae: 'St John’s wort family',
  Myristicaceae: 'nutmeg family',
  Phytolaccaceae: 'pokeweed family',
  Polygonaceae: 'knotweed family',
  Ranunculaceae: 'buttercup family',
  Rhamnaceae: 'buckthorn family',
  Rubiaceae: 'coffee family',
  Santalaceae: 'sandalwood family',
  Sapindaceae: 'soapberry family',
  Solanaceae: 'nightshade family',
  Taxaceae: 'yew family',
  Zygophyllaceae: 'caltrop family',
  various: 'several families',
}

const englishNames: Readonly<Record<string, string | undefined>> = { ...otherFamilies, ...familyNames }

/**
 * Returns the English and Latin names of a family, such as `daisy family (Asteraceae)`. Returns an unknown family
 * unchanged.
 */
export function formatFamilyName(family: string): string {
  const englishName = englishNames[family]
  if (englishName === undefined || family === 'various') return englishName ?? family
  return `${englishName} (${family})`
}
