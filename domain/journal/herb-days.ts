/**
 * On how many days a herb of the plans is drunk at a time, by the name that the plans give it, before the plans rest; what is missing
 * here has no such limit. These are ours and never longer than a maximum of the catalogue, which a test holds them against: most sources only say when to
 * see a doctor.
 */
export const herbDaysMax: Readonly<Record<string, number>> = {
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
