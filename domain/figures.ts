/** Formats a whole number as `12,345`. Avoids `Intl`, which takes about 20 ms to load in browsers. */
export const groupDigits = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
