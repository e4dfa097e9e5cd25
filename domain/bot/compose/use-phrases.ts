import { filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'

type Use = Herb['uses'][number]

/** Phrases for uses that would sound awkward after "for". */
const usePhrases: Readonly<Record<string, string>> = {
  'tension-type headache (aroma, folk tea use)': 'for tension-type headache',
  'bright cup': 'for a bright start',
  'steady energy': 'for steadiness through the day',
  'calm focus': 'for a calm kind of attention',
  'warming lift': 'as a warming lift',
  'warming drink': 'as a warming drink',
  'flavour and appetite': 'for flavour and appetite',
  'caffeine-free coffee substitute': 'as a cup like coffee without the caffeine',
  'caffeine-free everyday tea': 'as an everyday tea without caffeine',
  'nourishing spring tea': 'as a nourishing tea in spring',
  'refreshing drink': 'as a refreshing drink',
  'refreshing pick-me-up': 'as a refreshing pick-me-up',
  'gentle freshness': 'for its gentle freshness',
  freshness: 'for its freshness',
  'gentle evening drink': 'as a gentle drink in the evening',
  'warming kitchen spice for digestion': 'as a warming spice after a meal',
  'warming digestive spice': 'as a warming spice after a meal',
  'help falling asleep': 'to help with falling asleep',
  'aid to sleep': 'as an aid to sleep',
  'bedtime calm': 'for calm at bedtime',
  'settling before bed': 'for settling down before bed',
  'sleep during stress': 'for sleep in stressful weeks',
  'relief of tiredness': 'for tiredness',
  'sluggishness, focus': 'for sluggish hours and better attention',
  'early common cold, promotes sweating': 'at the beginning of a cold, to bring on a sweat',
  'early feverish cold': 'at the beginning of a feverish cold',
  'cooling in fever': 'as a cooling drink in fever',
  'chill feeling in a cold': 'for the chilly feeling that comes with a cold',
  'chills in a cold': 'for the chills of a cold',
  'loosening cough': 'to loosen a cough',
  'loosening cough with a cold': 'to loosen a cough that comes with a cold',
  'vitamin-rich winter drink': 'as a winter drink',
  'cold-season flavour': 'for flavour in the cold season',
  'common cold support': 'in a common cold',
  'comfort in a cold': 'for comfort in a cold',
  'tea for colds': 'as a tea in colds',
  'flushing minor urinary complaints': 'to flush the urinary tract in minor complaints',
  'flushing urinary tract': 'to flush the urinary tract in minor complaints',
  'stomach-lining comfort': 'for comfort on the stomach',
  'settled stomach': 'for a settled stomach',
  'locomotor complaints': 'for complaints of joints and muscles',
  convalescence: 'in convalescence',
  'reduced stamina under strain': 'for flagging stamina under strain',
  'calming aroma': 'for its calming scent',
  'everyday stress (small trials)': 'in everyday stress',
  'period comfort (small trials)': 'for comfort during a period',
  'heavy-period folk tonic': 'as a tonic around heavy periods',
  'nervous palpitations after medical check': 'for nervous palpitations, once a doctor has looked into them',
  'nervous palpitations and tension': 'for nervous palpitations and tension',
  'premenstrual complaints (tea)': 'for premenstrual complaints',
}

/** Uses that our own recipes never mention: illnesses too serious for a tea, and uses other than drinking. */
const excludedUses =
  /urinary inflammation|blood-pressure|hair growth|skin folk use|heart complaints|bronchitis|migraine|skin complaints|declining concentration|rinse|gargle|gums/

/** Returns the uses of a herb's tea that a recipe may mention. `phrase` follows a verb, such as "is taken". */
export function listMentionableUses(herb: Herb): (Use & { phrase: string })[] {
  return filterTeaUses(herb.uses)
    .filter((use) => !excludedUses.test(use.use) && use.evidence !== 'WHO' && use.evidence !== 'HMPC well-established')
    .map((use) =>
      Object.assign({ phrase: usePhrases[use.use] ?? usePhrases[formatUse(use)] ?? `for ${formatUse(use)}` }, use),
    )
}

export const isUsedFor = (herb: Herb, ailment: string): boolean =>
  listMentionableUses(herb).some(({ category }) => category === ailment)
