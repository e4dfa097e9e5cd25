const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML and removes control characters that XML can't contain. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
