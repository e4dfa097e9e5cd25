import { tierLabels } from '#domain/herbs/source-messages.ts'
import { totalGrams } from '#domain/safety/blend.rules.ts'
import type { SafetyReport } from '#domain/safety/check.ts'
import type { SafetyFacts, Source } from '#domain/safety/facts.ts'
import { recipeVerdicts } from '#domain/safety/recipe-verdicts.ts'
import { writeFactsNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'
import type { Checker } from '#domain/safety/stored-check.ts'

type ReportContext = Pick<Checker, 'writeFinding' | 'facts'>

export function formatTextReport(
  { verdict, findings, daily, dataVersion }: SafetyReport,
  { writeFinding, facts }: ReportContext,
): string {
  const sources = new Map(findings.flatMap((finding) => finding.sources).map((source) => [source.cite, source]))
  const positions = new Map([...sources.keys()].map((cite, position) => [cite, position + 1]))
  const formatSourceNumbers = (cited: readonly Source[]) => cited.map(({ cite }) => positions.get(cite)).join(', ')
  const isAmbiguous = findings.some(({ code }) => code === 'AMBIGUOUS_NAME')
  return [
    `${verdict}: ${recipeVerdicts[verdict].title}\n`,
    ...findings.map(
      (finding) =>
        `${finding.level.padEnd(6)}  ${finding.code}\n        ${writeFinding(finding)}${finding.sources.length > 0 ? ` [${formatSourceNumbers(finding.sources)}]` : ''}`,
    ),
    '\nDried herb in a day',
    ...formatHerbLines(daily, facts),
    isAmbiguous ? '  Not added up: a name has several meanings.' : formatTotal(daily, facts),
    '\nSources',
    ...[...sources.values()].map(({ cite, tier }, position) => `  ${position + 1}. ${cite} (${tierLabels[tier]})`),
    `\nFacts ${dataVersion}. ${writeFactsNotice(reviews)}`,
  ].join('\n')
}

function formatHerbLines(daily: SafetyReport['daily'], { herbs }: SafetyFacts): string[] {
  const names = new Map(herbs.map((herb) => [herb.slug, herb.commonName]))
  return daily.map(
    ({ herb, gramsPerDay, maxDailyGrams }) =>
      `  ${names.get(herb) ?? herb}: ${formatGrams(gramsPerDay)} of at most ${formatGrams(maxDailyGrams)}`,
  )
}

function formatTotal(daily: SafetyReport['daily'], { herbs }: SafetyFacts): string {
  const exempt = new Set(herbs.filter((herb) => herb.loadExempt).map(({ slug }) => slug))
  const countedGrams = daily
    .filter(({ herb }) => !exempt.has(herb))
    .reduce((sum, { gramsPerDay }) => sum + gramsPerDay, 0)
  const { notice, warn } = totalGrams.day
  return `  In all: ${formatGrams(countedGrams)}; above ${formatGrams(notice)} is a lot, above ${formatGrams(warn)} warns`
}

const formatGrams = (grams: number) => `${Number(grams.toFixed(2))} g`

export function formatJsonReport({ verdict, findings, daily }: SafetyReport, { writeFinding }: ReportContext): string {
  const findingTexts = findings.map((finding) => ({
    level: finding.level,
    code: finding.code,
    text: writeFinding(finding),
    sources: finding.sources,
  }))
  return JSON.stringify({ verdict, findings: findingTexts, daily }, null, 2)
}
