const list = [{ name: 'Warfarin', products: ['Coumadin'], classes: ['anticoagulants'] as string[] }]
export const readMedicine = (written: string) => list.find(({ name }) => name.toLowerCase() === written.toLowerCase())
export const findMedicines = (query: string, limit: number): { name: string; product?: string }[] =>
  list.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())).slice(0, limit)
