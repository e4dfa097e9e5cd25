import type { ReactNode } from 'react'

import type { LoadErrorProps } from './lazy-with-retry.tsx'

/** Error message shown instead of a component that couldn't be loaded. */
export const LoadError = ({ retry, children }: LoadErrorProps & { children: ReactNode }) => (
  <div className="refusal max-w-[44rem]">
    <p className="mb-4" role="alert">
      {children}
    </p>
    <button type="button" className="button plain" onClick={retry}>
      Try again
    </button>
  </div>
)
