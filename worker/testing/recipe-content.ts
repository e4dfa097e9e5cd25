/** Shortest recipe that an administrator can save. */
export const createRecipeContent = (name: string) => ({
  name,
  ailment: 'Sleep Problems',
  description: '',
  emoji: '🌼',
  brewMinutes: 8,
  difficulty: 'Easy',
  servings: 2,
  cupsPerDay: 2,
  courseDays: null,
  preparation: [],
  ingredients: [],
  instructions: [],
  benefits: [],
  tips: [],
  warnings: [],
})
