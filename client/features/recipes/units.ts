import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

import type { UnitChoice, UnitChoices } from '#domain/amounts/unit-choices.ts'
import type * as unitRules from '#domain/recipes/recipe-units.ts'
import { changeUnit, formatUnits, noUnitChoices, parseUnits, unitsKey } from '#domain/recipes/requested-units.ts'

import { createLazyRules } from './lazy-rules.ts'

const rules = createLazyRules<typeof unitRules>(() => import('#domain/recipes/recipe-units.ts'))

/** Loads the rules that convert amounts. */
export const loadUnitRules = rules.load

// Like the rules that scale amounts, these are loaded when a reader chooses other units.
if (typeof document === 'undefined' || location.search !== '') await loadUnitRules()

/** Returns the rules that convert amounts; undefined for the default units, or if the rules couldn't be loaded. */
export const useUnitRules = (units: UnitChoices): typeof unitRules | undefined => rules.useIf(units.length > 0)

/**
 * Returns the units on this page and a function that changes one of them and returns all. Begins with those of the
 * address, or else with those that this browser has stored.
 */
export function useUnits(requested: UnitChoices | null) {
  const [units, setUnits] = useState(requested ?? noUnitChoices)
  // A second press may come before the first is rendered.
  const latest = useRef(units)
  const show = useCallback((next: UnitChoices) => {
    latest.current = next
    startTransition(() => setUnits(next))
  }, [])
  useEffect(() => {
    const stored = requested ? undefined : readStoredUnits()
    if (stored) show(stored)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === unitsKey) show(readStoredUnits() ?? noUnitChoices)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [requested, show])
  const change = (unit: UnitChoice, isChosen: boolean): UnitChoices => {
    const next = changeUnit(latest.current, unit, isChosen)
    storeUnits(next)
    show(next)
    return next
  }
  return { units, change }
}

function readStoredUnits(): UnitChoices | undefined {
  try {
    const text = localStorage.getItem(unitsKey)
    return text === null ? undefined : parseUnits(text)
  } catch {
    return undefined
  }
}

function storeUnits(units: UnitChoices): void {
  try {
    if (units.length === 0) localStorage.removeItem(unitsKey)
    else localStorage.setItem(unitsKey, formatUnits(units))
  } catch {
    // If storage is blocked or full, the choice lasts until the page is closed.
  }
}
