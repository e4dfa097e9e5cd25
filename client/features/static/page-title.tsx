import type { ReactNode } from 'react'

export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-12 pb-9">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[60ch] text-[1.14rem] text-quiet">{children}</p>
    </div>
  )
}
