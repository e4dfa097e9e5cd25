import type { Finding } from './wapiti.ts'

/** Findings that aren't vulnerabilities here, and why. `where` matches the text of the excused findings. */
const excuses: { kind: string; where: RegExp; reason: string }[] = [
  {
    kind: 'HTTP Secure Headers',
    where: /X-Frame-Options/,
    reason:
      'frame-ancestors of the content policy says who may frame a page, and every browser that we serve follows it',
  },
  {
    kind: 'HTTP Secure Headers',
    where: /X-XSS-Protection/,
    reason: 'a filter that browsers have given up, and that could be turned against a page',
  },
]

type Excused = { kind: string; count: number; reason: string }

export function separateFindings(findings: readonly Finding[]): { open: Finding[]; excused: Excused[] } {
  const open = findings.filter((finding) => findReason(finding) === undefined)
  const others = findings.filter((finding) => findReason(finding) !== undefined)
  const excused = [...Map.groupBy(others, findReason)].map(([reason = '', same]) => ({
    kind: same[0]?.kind ?? '',
    count: same.length,
    reason,
  }))
  return { open, excused }
}

const findReason = ({ kind, details }: Finding) =>
  excuses.find((excuse) => excuse.kind === kind && excuse.where.test(details))?.reason
