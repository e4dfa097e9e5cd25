import { copyText, getCopyError } from '#client/core/copy-text.ts'
import { useIsHydrated } from '#client/ui/use-is-hydrated.ts'

const focus = (heading: HTMLElement | null) => heading?.focus()

/** Finished report, to copy or print. */
export function SideEffectText({ report }: { report: string }) {
  const isHydrated = useIsHydrated()
  return (
    <section aria-labelledby="report" className="mb-9">
      <h2 ref={focus} id="report" tabIndex={-1} className="mb-2 text-[1.5rem]">
        Your report
      </h2>
      <p className="mb-3 print:hidden">
        Check it, then copy the answers into the form of your medicines authority. Reload this page to clear it.
      </p>
      <pre className="rounded-box border-[1.5px] border-line bg-sheet px-5 py-4 font-[inherit] whitespace-pre-wrap">
        {report}
      </pre>
      {isHydrated && (
        <p className="mt-3 flex flex-wrap gap-3 print:hidden">
          <button
            type="button"
            className="button"
            onClick={() => void copyText(report, { done: 'Report copied', failed: getCopyError('The report') })}
          >
            Copy the report
          </button>
          <button type="button" className="button plain" onClick={() => print()}>
            Print
          </button>
        </p>
      )}
    </section>
  )
}
