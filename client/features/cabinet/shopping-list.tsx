import { Link } from 'react-router'

import { getCopyError, copyText } from '#client/core/copy-text.ts'
import { cabinetUrl } from '#domain/cabinet/cabinet-url.ts'
import type { CabinetItem, MakeableRemedies } from '#domain/cabinet/cabinet.types.ts'
import { createShoppingList, type ShoppingLine, formatShoppingList } from '#domain/cabinet/shopping.rules.ts'

import type { ShoppingSelection } from './use-shopping-selection.ts'

type ShoppingProps = {
  items: readonly CabinetItem[]
  makeable: MakeableRemedies | null
  shoppingSelection: ShoppingSelection
}

/** Returns the shopping list: herbs that are running low, and what the chosen remedies and own recipes need. */
const getShoppingLines = ({
  items,
  makeable,
  shoppingSelection: { slugs, ownRecipes },
}: ShoppingProps): ShoppingLine[] =>
  createShoppingList(items, [...(makeable?.remedies ?? []).filter(({ slug }) => slugs.has(slug)), ...ownRecipes])

export function ShoppingLink(props: ShoppingProps) {
  return (
    <Link to={cabinetUrl('shopping', props.shoppingSelection.text)} className="stand-alone mt-4 mb-1">
      Shopping list ({getShoppingLines(props).length})
    </Link>
  )
}

export function ShoppingList(props: ShoppingProps) {
  const lines = getShoppingLines(props)
  const isUnknown = props.makeable === null && props.shoppingSelection.slugs.size > 0
  return (
    <section className="shopping mt-7 max-w-176" aria-labelledby="shopping">
      <h2 className="mb-2.5 text-[1.9rem]" id="shopping">
        Shopping list
      </h2>
      {isUnknown && (
        <p role="alert">We couldn’t load the remedies, so their missing ingredients are not on the list.</p>
      )}
      {lines.length === 0 ? <EmptyShoppingList /> : <ShoppingLines lines={lines} />}
      <OwnRecipes selection={props.shoppingSelection} />
      <Link to={cabinetUrl('mine', props.shoppingSelection.text)} className="stand-alone print:hidden">
        Back to your herbs
      </Link>
    </section>
  )
}

/** Own recipes on the list. The remedies have a checkbox in the cabinet. */
const OwnRecipes = ({ selection: { ownRecipes, toggle } }: { selection: ShoppingSelection }) =>
  ownRecipes.map(({ name, token }) => (
    <p key={token} className="print:hidden">
      <button type="button" className="stand-alone cursor-pointer" onClick={() => toggle(token, false)}>
        Remove what “{name}” needs
      </button>
    </p>
  ))

function ShoppingLines({ lines }: { lines: readonly ShoppingLine[] }) {
  const copy = () =>
    void copyText(formatShoppingList(lines), { done: 'Shopping list copied', failed: getCopyError('The list') })
  return (
    <>
      <ul>
        {lines.map(({ name, reasons }) => (
          <li
            key={name}
            className="border-b border-line py-2.5 wrap-anywhere print:relative print:break-inside-avoid print:ps-[32px] print:before:absolute print:before:start-0 print:before:top-[12px] print:before:size-[16px] print:before:rounded-[4px] print:before:border-[1.5px] print:before:content-['']"
          >
            <b>{name}</b> <span className="block text-quiet">{reasons.join(', ')}</span>
          </li>
        ))}
      </ul>
      <div className="card-actions mt-3.5 mb-1.5 print:hidden">
        <button type="button" className="button" onClick={copy}>
          Copy
        </button>
        <button type="button" className="button plain" onClick={() => print()}>
          Print
        </button>
      </div>
    </>
  )
}

const EmptyShoppingList = () => (
  <p className="text-quiet">
    Nothing is running low. Under “What can I make now”, choose a remedy to add its missing ingredients.
  </p>
)
