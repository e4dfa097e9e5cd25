/**
 * Maximum days on which the plans use a herb before a rest, keyed by its name in the plans; no limit if missing. These
 * limits are our own, because most sources only say when to see a doctor. A test checks that none exceeds a maximum of
 * the catalogue.
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
