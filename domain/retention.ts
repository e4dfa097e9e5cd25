/** An address whose owner does not confirm it is deleted after so many days. */
export const unconfirmedDays = 30

type Kept = { table: string; what: string; period: string; why: string }

/** What is stored about people, for how long and why: the privacy page shows it, a daily job keeps it. */
export const retention: readonly Kept[] = [
  {
    table: 'mailing_list_subscribers',
    what: 'E-mail address, first name if given, where and when it was given',
    period: `While you are subscribed; afterwards only as a note that you want no mail. ${unconfirmedDays} days if you never confirm the address`,
    why: 'To send the mailing list to those who asked for it, and to nobody else',
  },
  {
    table: 'rate_limits',
    what: 'A salted hash of your network address, with a count',
    period: 'Until the night after; the hash cannot be undone once the day’s salt is deleted',
    why: 'To keep programs from filling in forms by the thousand',
  },
]

/** Tables that hold nothing about a person. */
export const impersonalTables: readonly string[] = [
  'admin_settings',
  'ailment_counts',
  'catalogue_summary',
  'daily_salts',
  'herbs',
  'ingredient_names',
  'recipe_benefits',
  'recipe_ingredients',
  'recipe_instructions',
  'recipe_slugs',
  'recipe_tips',
  'recipe_warnings',
  'recipes',
  'restricted_plants',
  'safety_facts',
]
