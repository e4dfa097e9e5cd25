/** Tables that are emptied before each test. Rows that depend on these are deleted too. */
export const emptiedTables = [
  'recipes',
  'recipe_slugs',
  'herb_fact_edits',
  'herb_rechecks',
  'herbs',
  'restricted_plants',
  'safety_facts',
  'admin_settings',
  'mailing_list_subscribers',
  'rate_limits',
  'daily_salts',
  'forum_posts',
  'support_tickets',
  'canned_replies',
  'users',
  'audit_log',
  'security_events',
  'policy_reports',
  'mail_outbox',
  'ai_spending',
  'bot_activity',
  'bot_batches',
  'bot_days',
  'bot_lease',
  'empty_searches',
  'mail_suppressions',
  'mail_events',
  'subscriber_imports',
  'email_campaigns',
  'error_hours',
  'job_runs',
  'dead_jobs',
  'purges',
  'daily_figures',
  'figure_days',
] as const

/**
 * Tables that are reset in other ways: categories after each file, the sending pace before each test, and counts by
 * triggers when rows are deleted.
 */
export const resetTables = [
  'forum_categories',
  'sending_pace',
  'site_totals',
  'catalogue_summary',
  'ailment_counts',
  'recipe_group_counts',
  'ingredient_names',
  'mailing_counts',
  'subscriber_days',
] as const
