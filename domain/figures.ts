/** Formats a whole number as `12,345`. Avoids `Intl`, which takes some 20 ms to load in browsers. */
export const groupDigits = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
