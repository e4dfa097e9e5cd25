import Mustache from 'mustache'

import { escapeHtml } from '#domain/mail/mail-html.ts'
import { isCampaignVariable, type Variables } from '#domain/mailing/campaign-variables.ts'
import type { VariableValue } from '#domain/mailing/campaigns.types.ts'
import { collapseWhitespace } from '#domain/text.ts'

/** Texts of a campaign, with variables in double braces. */
export type CampaignTexts = { subject: string; html: string; text: string }

/**
 * Returns the variables of a template. Returns an error for each unknown name and for each Mustache tag that isn't a
 * plain variable.
 */
export function extractVariables(template: string): { names: string[]; problems: string[] } {
  try {
    const tokens = Mustache.parse(template).filter(([kind]) => kind !== 'text' && kind !== '!')
    const names = tokens.flatMap(([kind, name]) => (kind === 'name' && isCampaignVariable(name) ? [name] : []))
    const problems = tokens.flatMap(([kind, name]) =>
      kind === 'name' && isCampaignVariable(name) ? [] : [describeProblem(kind, name)],
    )
    return { names: [...new Set(names)], problems: [...new Set(problems)] }
  } catch {
    return { names: [], problems: ['A variable is missing the closing braces }}.'] }
  } finally {
    // Mustache caches every template, so unfinished drafts would fill the isolate's memory.
    Mustache.clearCache()
  }
}

const describeProblem = (kind: string, name: string) =>
  kind === 'name'
    ? `{{${name}}} isn’t a known variable.`
    : `Write a variable as its name in double braces. “${name}” has an extra character.`

/**
 * Returns a function that fills in one recipient's variables and escapes the values. Throws for templates with errors,
 * which `extractVariables` lists.
 */
export function createRenderer({ subject, html, text }: CampaignTexts): (variables: Variables) => CampaignTexts {
  const writer = new Mustache.Writer()
  const render = (template: string, variables: Variables, escape: (value: VariableValue) => string) => {
    const values: Record<string, unknown> = { ...variables }
    return writer.render(template, values, {}, { escape: (value: unknown) => escape(value as VariableValue) })
  }
  return (variables) => ({
    subject: collapseWhitespace(render(subject, variables, toText)),
    html: render(html, variables, toHtml),
    text: render(text, variables, toText),
  })
}

const toHtml = (value: VariableValue) => (typeof value === 'string' ? escapeHtml(value) : value.html)
const toText = (value: VariableValue) => (typeof value === 'string' ? value : value.text)
