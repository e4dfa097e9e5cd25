import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Form } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { SearchField, useTypedSearch } from '#client/ui/search-field.tsx'
import { type ChangeFilters, type UrlCodec, useUrlFilters } from '#client/ui/use-url-filters.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import {
  type HerbFilters,
  herbsUrl,
  maxHerbSearchLength,
  herbSwitches,
  herbSwitchNames,
  parseHerbFilters,
} from '#domain/herbs/herb-filters.ts'
import { paths } from '#domain/paths.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'

type Change = ChangeFilters<(filters: HerbFilters) => Partial<HerbFilters>>

const urlCodec: UrlCodec<HerbFilters, (filters: HerbFilters) => Partial<HerbFilters>> = {
  path: paths.herbs,
  parse: parseHerbFilters,
  applyChange: (filters, change) => ({ ...filters, ...change(filters) }),
  toUrl: herbsUrl,
}

/** Search, ailment, taste and switches in one form, which also works without JavaScript. */
export function HerbFilterForm({ filters }: { filters: HerbFilters }) {
  const { requested, change } = useUrlFilters(filters, urlCodec)
  const { searchSoon, endTyping, dropTyped } = useTypedSearch((search, options) => change(() => ({ search }), options))
  const form = useFormSync(requested, change)
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { ailment, taste } = formValues(currentTarget)
    if (target instanceof HTMLSelectElement) change(() => ({ ailment, taste }))
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const pressed = herbSwitchNames.find((name) => name === target.value)
    if (pressed) change(({ switches }) => ({ switches: toggleSwitch(switches, pressed) }))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    dropTyped()
    const { search } = formValues(event.currentTarget)
    change(() => ({ search }))
  }
  return (
    <search>
      <Form action={paths.herbs} className="filters" ref={form} onInput={onInput} onSubmit={onSubmit}>
        <div className="grow-[3] basis-72">
          <label htmlFor="search">Search</label>
          <SearchField
            value={filters.search}
            maxLength={maxHerbSearchLength}
            placeholder="Name, Latin name or family"
            onTyped={searchSoon}
            onLeft={endTyping}
          />
        </div>
        <Choice
          name="category"
          label="Traditional use"
          all="Any ailment"
          options={ailmentNames}
          chosen={filters.ailment}
        />
        <Choice name="taste" label="Taste" all="Any taste" options={tasteTags} chosen={filters.taste} />
        <button className="button h-13.5 scripting:sr-only" type="submit">
          Search
        </button>
        <fieldset className="chips basis-full">
          <legend className="sr-only">Show only herbs with</legend>
          {herbSwitchNames.map((name) => (
            <label key={name} className="chip">
              <input type="checkbox" name="only" value={name} defaultChecked={filters.switches.includes(name)} />
              {herbSwitches[name].label}
            </label>
          ))}
        </fieldset>
      </Form>
    </search>
  )
}

type ChoiceProps = { name: string; label: string; all: string; options: readonly string[]; chosen: string }

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <div className="grow basis-40">
      <label htmlFor={name}>{label}</label>
      <select className="field" id={name} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}

/** Keeps the form in sync with the requested filters. Writes choices made before hydration into the URL. */
function useFormSync(requested: HerbFilters, change: Change) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useRef(false)
  const applyFormValues = useEffectEvent((chosen: HerbFilters) => {
    if (herbsUrl({ ...chosen, search: '' }) === herbsUrl({ ...requested, search: '' })) return
    change(({ search }) => ({ ...chosen, search }), { replace: true })
  })
  useEffect(() => {
    if (!form.current) return
    if (isHydrated.current) return setFormValues(form.current, requested)
    isHydrated.current = true
    return applyFormValues(formValues(form.current))
  }, [requested])
  return form
}

const toggleSwitch = (
  switches: HerbFilters['switches'],
  pressed: HerbFilters['switches'][number],
): HerbFilters['switches'] => herbSwitchNames.filter((name) => switches.includes(name) !== (name === pressed))

const formValues = (form: HTMLFormElement): HerbFilters =>
  parseHerbFilters(new URLSearchParams(textFields(new FormData(form))))

function setFormValues(form: HTMLFormElement, { ailment, taste, switches }: HerbFilters) {
  const chosen: readonly string[] = switches
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.name === 'taste' ? taste : ailment
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = chosen.includes(control.value)
  }
}
