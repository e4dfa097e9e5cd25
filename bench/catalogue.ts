import { loadCatalogue } from '#catalog/load.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { medicines } from '#domain/medicines/medicines.ts'

import { type Figure, createFigureBuilder } from './figures.ts'

const { atLeast, untargeted } = createFigureBuilder('files of `catalog/` and `domain/safety/`, counted')

export function measureCatalogue(): Figure[] {
  const { recipes, herbs, restricted } = loadCatalogue().catalogue
  const names = Map.groupBy(recipes, ({ name }) => name)
  const shared = [...names.values()].filter((sameNameRecipes) => sameNameRecipes.length > 1).length
  const quickRecipes = recipes.filter(({ brewMinutes }) => brewMinutes < 10).length
  const recipesPerAilment = ailmentNames.map((ailment) => recipes.filter((recipe) => recipe.ailment === ailment).length)
  return [
    atLeast('recipes', recipes.length, 128),
    atLeast('recipes of the ailment with the fewest', Math.min(...recipesPerAilment), 14),
    atLeast('names that several recipes share', shared, 6),
    atLeast('share of recipes that brew in under ten minutes', (100 * quickRecipes) / recipes.length, 50, ' %'),
    atLeast('herbs', herbs.length, 96),
    atLeast('restricted plants', restricted.length, 68),
    atLeast('medicines and kinds of medicines', medicines.length, 150),
    untargeted('ailments beyond the eight', new Set(recipes.map(({ ailment }) => ailment)).size - ailmentNames.length),
  ]
}
