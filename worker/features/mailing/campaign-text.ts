import Mustache from 'mustache'

import { escapeHtml } from '#domain/mail/mail-html.ts'
import { isCampaignVariable, type Variables } from '#domain/mailing/campaign-variables.ts'
import type { VariableValue } from '#domain/mailing/campaigns.types.ts'
import { plainWords } from '#domain/text.ts'

/** The three texts of a campaign, with variables between double braces. */
export type CampaignTexts = { subject: string; html: string; text: string }

/**
 * The variables of a template, and what of it is none: a name that is not known, or a sign by which Mustache does more than put a
 * value in its place.
 */
export function variablesIn(template: string): { names: string[]; faults: string[] } {
  try {
    const tokens = Mustache.parse(template).filter(([kind]) => kind !== 'text' && kind !== '!')
    const names = tokens.flatMap(([kind, name]) => (kind === 'name' && isCampaignVariable(name) ? [name] : []))
    const faults = tokens.flatMap(([kind, name]) =>
      kind === 'name' && isCampaignVariable(name) ? [] : [faultOf(kind, name)],
    )
    return { names: [...new Set(names)], faults: [...new Set(faults)] }
  } catch {
    return { names: [], faults: ['A variable begins with {{ and ends with }}: one of them is missing its end.'] }
  } finally {
    // What is typed while somebody writes would stay for as long as the worker lives.
    Mustache.clearCache()
  }
}

const faultOf = (kind: string, name: string) =>
  kind === 'name'
    ? `{{${name}}} is no variable that we know.`
    : `A variable is its name between double braces alone: “${name}” stands there with another sign.`

/** Puts the variables of one reader in their places; each value is escaped for where it stands. Throws for what `variablesIn` finds fault with. */
export function renderer({ subject, html, text }: CampaignTexts): (variables: Variables) => CampaignTexts {
  const writer = new Mustache.Writer()
  const render = (template: string, variables: Variables, escape: (value: VariableValue) => string) => {
    const values: Record<string, unknown> = { ...variables }
    return writer.render(template, values, {}, { escape: (value: unknown) => escape(value as VariableValue) })
  }
  return (variables) => ({
    subject: plainWords(render(subject, variables, inText)),
    html: render(html, variables, inHtml),
    text: render(text, variables, inText),
  })
}

const inHtml = (value: VariableValue) => (typeof value === 'string' ? escapeHtml(value) : value.html)
const inText = (value: VariableValue) => (typeof value === 'string' ? value : value.text)
