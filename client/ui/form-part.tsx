import type { ReactNode } from 'react'

export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-4.5">
    <legend className="mb-3 font-display text-[1.5rem] leading-[1.2] font-bold text-cobalt">{title}</legend>
    {children}
  </fieldset>
)

export const summaryStyle = 'min-h-11 cursor-pointer py-2.5 font-semibold text-cobalt'
