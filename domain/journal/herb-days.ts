/**
 * Maximum number of days on which plans use a herb before a rest. A missing herb has no limit. These limits are our
 * own, because most sources only say when to see a doctor. A test checks that no limit is above the maximum in the
 * catalogue.
 */
export const maxHerbDays: Readonly<Record<string, number>> = {
  Peppermint: 14,
  'German Chamomile': 14,
  Caraway: 14,
  'Coriander Seed': 14,
  Ginger: 21,
  'Holy Basil': 56,
  'Rose Petal': 14,
  'Lemon Verbena': 14,
  Spearmint: 28,
  'Orange Blossom': 14,
  Passionflower: 28,
  Lavender: 14,
  'Lemon Balm': 14,
  Rosemary: 14,
  'Green Cardamom': 28,
}
