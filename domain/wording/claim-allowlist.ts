/** Fixed texts on the site that the claim check would otherwise refuse. Each is allowed only as the whole text. */
export const claimAllowlist: readonly string[] = [
  '100% Natural Healing',
  'Gentle on Your Body',
  'Proven Results',
  'Time-Tested Wisdom',
  'Ready to Start Your Natural Healing Journey?',
  'No prescription needed for a cup of tea, but never stop taking a medicine because of it',
  'Instant access to 100+ remedies',
  'Natural ingredients, each checked for safety limits',
  'Guidance with named sources, and a team that answers questions',
  'Immunity Boost Tea',
  'Stress Relief Blend',
  'Healing Journal',
  'Healing Journal and Protocol Planner',
  '21-Day Gut Reset',
  'Energy Boosting',
  "You've reached your free limit. Upgrade to premium for unlimited blend generation!",
]
