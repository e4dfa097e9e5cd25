import { paths } from '../paths.ts'
import { createMedicalMarkup } from '../safety/medical-markup.ts'
import { parseBinomial } from '../safety/names.ts'
import type { HerbSheet, RestrictedSheet } from './herb-sheet.ts'

/**
 * Returns schema.org markup for a plant's page: a `MedicalWebPage` about a `Taxon`, with its sources. The markup makes
 * no health claims.
 */
export function createPlantMarkup(siteUrl: string, plant: HerbSheet | RestrictedSheet) {
  const { name, slug, otherNames, scientificName, latinFamily, sources, dataVersion } = plant
  const species = parseBinomial(scientificName)
  return {
    '@context': 'https://schema.org',
    ...createMedicalMarkup(sources, dataVersion),
    name,
    url: siteUrl + paths.herb(slug),
    inLanguage: 'en-GB',
    about: {
      '@type': 'Taxon',
      name,
      alternateName: otherNames,
      scientificName: species ?? scientificName,
      ...(species !== undefined && { taxonRank: 'species' }),
      ...(latinFamily !== 'various' && {
        parentTaxon: { '@type': 'Taxon', name: latinFamily, taxonRank: 'family' },
      }),
    },
  }
}
