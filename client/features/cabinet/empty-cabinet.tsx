import { Link } from 'react-router'

import { EmptyState } from '#client/ui/plain-jar.tsx'

import { cabinetUrl } from './cabinet-tabs.tsx'

export const EmptyCabinet = ({ onAdd }: { onAdd: () => void }) => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 max-w-[34ch] font-display text-[1.5rem] leading-tight font-semibold">Your cabinet is empty</p>
    <p className="mt-2 max-w-[44ch] text-balance text-quiet">
      Add your herbs, their amounts, where you keep them and when they expire. We’ll show what to use first.
    </p>
    <div className="mt-6 flex flex-wrap justify-center gap-2.5">
      <button type="button" className="button" onClick={onAdd}>
        Add your first herb
      </button>
      <Link to={cabinetUrl('herbs')} className="button plain" preventScrollReset>
        Browse all herbs
      </Link>
    </div>
  </div>
)
