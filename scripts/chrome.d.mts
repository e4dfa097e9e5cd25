export function findChrome(): string | undefined
export function ensureChrome(): void
