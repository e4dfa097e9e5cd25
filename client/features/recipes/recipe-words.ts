export const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
export const cups = (count: number) => (count === 1 ? '1 cup' : `${count} cups`)
