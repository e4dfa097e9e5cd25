/** A whole number as it is read easily: `12,345`. By hand, for what browsers bring for it takes some 20 ms to wake up. */
export const groupDigits = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
