/** A whole number of minutes in words. */
export const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

/** A whole number of cups in words. */
export const cups = (count: number) => (count === 1 ? '1 cup' : `${count} cups`)
