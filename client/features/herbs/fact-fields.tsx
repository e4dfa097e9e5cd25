import type { ReactNode } from 'react'

import { Field } from '#client/ui/field.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import type { FactGroup } from '#domain/herbs/fact-values.ts'
import { factGroupLabels, factLabels } from '#domain/herbs/fact.messages.ts'
import { evidenceTexts, severityTexts, statusTexts } from '#domain/herbs/herbs.messages.ts'
import { formatAllergen } from '#domain/safety/allergen-names.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'
import {
  allergenFamilies,
  allergenSubstances,
  conditions,
  drugClasses,
  effects,
  effectTags,
} from '#domain/safety/vocabulary.ts'

import type { FactDraft, FigureName } from './fact-draft.ts'
import { CheckboxGroup, EditableList, FactSelect } from './fact-parts.tsx'

export type FieldsProps = {
  draft: FactDraft
  change: (part: Partial<FactDraft>) => void
  errors: Record<string, string>
}

const figuresStyle = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-end gap-x-4.5 gap-y-3.5'

const newInteraction: FactDraft['interactions'][number] = {
  drugClass: 'anticoagulants',
  effect: 'additive_bleeding',
  severity: 'caution',
}

const listOptions = <Code extends string>(vocabulary: Readonly<Record<Code, string>>) =>
  Object.entries(vocabulary) as [Code, string][]

const allergens = [...allergenFamilies, ...allergenSubstances].map((code) => [code, formatAllergen(code)] as const)
const ailments = ailmentNames.map((name) => [name, name] as const)

function Figure({ name, hint, draft, change, errors }: FieldsProps & { name: FigureName; hint?: string }) {
  return (
    <Field
      label={factLabels[name]}
      name={name}
      hint={hint}
      error={errors[`facts.${name}`]}
      inputMode="decimal"
      autoComplete="off"
      value={draft[name]}
      maxLength={12}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
}

/** Form fields of each group of facts. The facts in a group share their sources. */
export const groupFields: Record<FactGroup, (props: FieldsProps) => ReactNode> = {
  dose: (props) => (
    <>
      <div className={figuresStyle}>
        <Figure {...props} name="gramsPerCupMin" />
        <Figure {...props} name="gramsPerCupMax" />
        <Figure {...props} name="cupsPerDayMax" />
        <Figure {...props} name="maxDailyGrams" />
        <Figure {...props} name="gramsPerTeaspoon" />
      </div>
      <CheckboxGroup
        legend={factLabels.requirements}
        options={listOptions(requirementTexts)}
        chosen={props.draft.requirements}
        choose={(requirements) => props.change({ requirements })}
      />
      <EditableList
        legend={factLabels.constituents}
        itemName="constituent"
        lines={props.draft.constituents}
        emptyLine={{ name: '', mgPerGram: 1 }}
        error={findError(props.errors, 'constituents')}
        change={(constituents) => props.change({ constituents })}
        renderLine={(line, change) => (
          <>
            <Field
              label="Name"
              name="constituent"
              value={line.name}
              onChange={(event) => change({ ...line, name: event.currentTarget.value })}
            />
            <Field
              label="Milligrams per gram"
              name="mgPerGram"
              type="number"
              step="any"
              min={0}
              value={Number.isNaN(line.mgPerGram) ? '' : line.mgPerGram}
              onChange={(event) => change({ ...line, mgPerGram: event.currentTarget.valueAsNumber })}
            />
          </>
        )}
      />
    </>
  ),
  pregnancy: (props) => (
    <FactSelect
      label={factLabels.pregnancy}
      options={listOptions(statusTexts)}
      value={props.draft.pregnancy}
      onSelect={(pregnancy) => props.change({ pregnancy })}
    />
  ),
  lactation: (props) => (
    <FactSelect
      label={factLabels.lactation}
      options={listOptions(statusTexts)}
      value={props.draft.lactation}
      onSelect={(lactation) => props.change({ lactation })}
    />
  ),
  cookingAmount: (props) => <Figure {...props} name="cookingGramsPerDay" hint="Leave empty if none is known." />,
  minAge: (props) => <Figure {...props} name="minAgeYears" hint="Years." />,
  duration: (props) => (
    <div className={figuresStyle}>
      <Figure {...props} name="adviceAfterDays" hint="Leave empty if no source gives one." />
      <Figure {...props} name="maxDurationDays" hint="Leave empty if no source gives a maximum." />
    </div>
  ),
  contraindications: (props) => (
    <>
      <CheckboxGroup
        legend={factLabels.contraindications}
        options={listOptions(conditions)}
        chosen={props.draft.contraindications}
        choose={(contraindications) => props.change({ contraindications })}
      />
      <CheckboxGroup
        legend={factLabels.conditionCautions}
        options={listOptions(conditions)}
        chosen={props.draft.conditionCautions}
        choose={(conditionCautions) => props.change({ conditionCautions })}
      />
    </>
  ),
  interactions: ({ draft, change, errors }) => (
    <EditableList
      legend={factLabels.interactions}
      isLegendHidden
      itemName="medicine"
      lines={draft.interactions}
      emptyLine={newInteraction}
      error={findError(errors, 'interactions')}
      change={(interactions) => change({ interactions })}
      renderLine={(line, changeLine) => (
        <>
          <FactSelect
            label="Medicine"
            options={listOptions(drugClasses)}
            value={line.drugClass}
            onSelect={(drugClass) => changeLine({ ...line, drugClass })}
          />
          <FactSelect
            label="Effect"
            options={listOptions(effects)}
            value={line.effect}
            onSelect={(effect) => changeLine({ ...line, effect })}
          />
          <FactSelect
            label="What to do"
            options={listOptions(severityTexts)}
            value={line.severity}
            onSelect={(severity) => changeLine({ ...line, severity })}
          />
        </>
      )}
    />
  ),
  effects: ({ draft, change }) => (
    <>
      <CheckboxGroup
        legend={factLabels.effectTags}
        options={listOptions(effectTags)}
        chosen={draft.effectTags}
        choose={(tags) => change({ effectTags: tags })}
      />
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={draft.conditional}
          onChange={(event) => change({ conditional: event.currentTarget.checked })}
        />
        Conditional herb: check who must avoid it first, and never combine it with another conditional herb
      </label>
    </>
  ),
  allergens: ({ draft, change }) => (
    <CheckboxGroup
      legend={factLabels.allergens}
      options={allergens}
      chosen={draft.allergens}
      choose={(chosen) => change({ allergens: chosen })}
    />
  ),
  uses: ({ draft, change, errors }) => (
    <EditableList
      legend={factLabels.uses}
      isLegendHidden
      itemName="use"
      lines={draft.uses}
      emptyLine={{ use: '', category: ailmentNames[0], evidence: 'folk' }}
      error={findError(errors, 'uses')}
      change={(uses) => change({ uses })}
      renderLine={(line, changeLine) => (
        <>
          <Field
            label="Use"
            name="use"
            value={line.use}
            onChange={(event) => changeLine({ ...line, use: event.currentTarget.value })}
          />
          <FactSelect
            label="Ailment"
            options={ailments}
            value={line.category}
            onSelect={(category) => changeLine({ ...line, category })}
          />
          <FactSelect
            label="Evidence"
            options={listOptions(evidenceTexts)}
            value={line.evidence}
            onSelect={(evidence) => changeLine({ ...line, evidence })}
          />
        </>
      )}
    />
  ),
}

/** Returns the error of a list itself, or else of its first invalid line. */
const findError = (errors: Record<string, string>, name: string): string | undefined =>
  Object.entries(errors).find(([field]) => field === `facts.${name}` || field.startsWith(`facts.${name}.`))?.[1]

export const groupTitle = (group: FactGroup): string => factGroupLabels[group]
