/** The first match wins. Many browsers also name older browsers in their header, so specific patterns come first. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(?:CriOS|Chrome|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
/** Maximum characters to read from the header. No browser sends more. */
const maxLength = 512

/**
 * Returns the browser and system from a `User-Agent` header, such as "Safari on an iPhone". Maximum length: 60
 * characters.
 */
export function describeDevice(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, maxLength) ?? ''
  const findName = (patterns: typeof browsers) => patterns.find(([pattern]) => pattern.test(text))?.[1]
  const browser = findName(browsers) ?? 'Unknown browser'
  const system = findName(systems)
  return system ? `${browser} on ${system}` : browser
}
