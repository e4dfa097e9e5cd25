import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'

/** Remedies that the herbs at hand allow. */
export function WhatCanIMake({ items }: { items: readonly CabinetItem[] }) {
  return (
    <section aria-labelledby="make" data-herbs={items.length}>
      <h2 id="make">What can I make now</h2>
    </section>
  )
}
