import { measureAccounts } from './accounts.ts'
import { measureCampaigns } from './campaigns.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureChecks } from './checks.ts'
import { measureCommunity } from './community.ts'
import { measureCost } from './cost.ts'
import { measureDashboard } from './dashboard.ts'
import { measureDocuments } from './documents.ts'
import { measureFavourites } from './favourites.ts'
import type { Figure } from './figures.ts'
import { measureHerbi } from './herbi.ts'
import { measureJournal } from './journal.ts'
import { measureLive } from './live.ts'
import { measureMailing } from './mailing.ts'
import { measureOwnRecipes } from './own-recipes.ts'
import { measurePages, type MeasureOptions } from './pages.ts'
import { measurePictures } from './pictures.ts'
import { measurePlans } from './plans.ts'
import { measureRatios } from './ratios.ts'
import { measureRecipes } from './recipes.ts'
import { measureRefusals } from './refusals.ts'
import { measureRows } from './rows.ts'
import { measureSearch } from './search.ts'
import { measureSideBySide } from './side-by-side.ts'
import { measureSizes } from './sizes.ts'
import { measureSource } from './source.ts'
import { measureStart } from './start.ts'
import { measureTrends } from './trends.ts'

export type Area = { title: string; measure: (options: MeasureOptions) => Figure[] | Promise<Figure[]> }

/** All areas in report order, by the names that `npm run bench` accepts. */
export const areas: Record<string, Area> = {
  pages: { title: 'Public pages in Lighthouse', measure: measurePages },
  documents: { title: 'Documents', measure: ({ built }) => measureDocuments(built()) },
  sizes: { title: 'Bytes', measure: ({ built }) => measureSizes(built()) },
  pictures: { title: 'Drawn herbs', measure: measurePictures },
  'side-by-side': { title: 'Comparison with a typical site', measure: ({ built }) => measureSideBySide(built()) },
  recipes: { title: 'Recipes, from 100 to 100,000', measure: ({ built }) => measureRecipes(built().worker) },
  search: { title: 'Search in up to 100,000 recipes', measure: ({ built }) => measureSearch(built().worker) },
  rows: { title: 'Round trips and rows', measure: ({ built }) => measureRows(built()) },
  plans: { title: 'Query plans', measure: ({ built }) => measurePlans(built()) },
  ratios: { title: 'Routes and pages compared with a bare handler', measure: ({ built }) => measureRatios(built()) },
  refusals: { title: 'Oversized requests', measure: ({ built }) => measureRefusals(built().worker) },
  cost: { title: 'Cost', measure: ({ built }) => measureCost(built()) },
  accounts: { title: 'Timing differences between accounts', measure: ({ built }) => measureAccounts(built().worker) },
  favourites: { title: 'Favourites', measure: ({ built }) => measureFavourites(built().worker) },
  live: { title: 'Live notifications', measure: ({ built }) => measureLive(built().worker) },
  community: { title: 'Community, up to 100,000 posts', measure: ({ built }) => measureCommunity(built().worker) },
  dashboard: { title: 'Dashboard, with a million accounts', measure: ({ built }) => measureDashboard(built().worker) },
  mailing: { title: 'Mailing list of 100,000', measure: ({ built }) => measureMailing(built().worker) },
  campaigns: { title: 'Campaigns to 100,000', measure: ({ built }) => measureCampaigns(built().worker) },
  checks: { title: 'Safety check', measure: () => measureChecks() },
  herbi: { title: 'Built-in Herbi', measure: ({ built }) => measureHerbi(built().worker) },
  journal: { title: 'Healing journal', measure: ({ built }) => measureJournal(built().worker) },
  trends: { title: 'Trends of the journal', measure: ({ built }) => measureTrends(built().worker) },
  'own-recipes': { title: 'Editor of own recipes', measure: ({ built }) => measureOwnRecipes(built().worker) },
  catalogue: { title: 'Catalogue', measure: () => measureCatalogue() },
  source: { title: 'Files of the project', measure: () => measureSource() },
  start: { title: 'npm start', measure: () => measureStart() },
}
