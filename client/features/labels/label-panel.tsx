import { showToast } from '#client/core/toasts.ts'
import { useToday } from '#client/core/use-today.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { createPage, papers, describeSize } from '#domain/labels/sizes.ts'

import { labelNotChecked, findExportProblem } from './export-problem.ts'
import { PrintedPage, SvgDrawing } from './svg-drawing.tsx'
import type { FinishedLabel } from './use-label-layout.ts'

type LabelPanelProps = {
  draft: LabelDraft
  finishedLabel: FinishedLabel | undefined
  isBusy: boolean
  isQrLoading: boolean
  hasQrFailed: boolean
  retry: () => void
  showNameError: (error: string) => void
}

export function LabelPanel({
  draft,
  finishedLabel,
  isBusy,
  isQrLoading,
  hasQrFailed,
  retry,
  showNameError,
}: LabelPanelProps) {
  const problem = findExportProblem(draft, finishedLabel, useToday())
  const createExportHandler = (exportLabel: (label: FinishedLabel) => Promise<void> | void) => async () => {
    if (problem?.isNameMissing) showNameError(problem.text)
    if (problem || !finishedLabel) return showToast('error', problem?.text ?? labelNotChecked)
    try {
      await exportLabel(finishedLabel)
    } catch {
      showToast('error', 'We couldn’t create the file. Please try again.')
    }
  }
  const paper = papers.find(({ id }) => id === draft.paper)
  const buttons = [
    {
      label: 'Download SVG',
      run: createExportHandler(async ({ layout }) => (await loadSaveLabel()).saveSvg(layout.drawing)),
    },
    {
      label: 'Download PNG',
      run: createExportHandler(async ({ layout }) => (await loadSaveLabel()).savePng(layout.drawing)),
    },
    { label: 'Print', run: createExportHandler(() => print()) },
  ]
  return (
    <section id={labelId} tabIndex={-1} aria-label="The label" className="grid gap-y-5">
      {problem && <p className="hidden print:block">{problem.text}</p>}
      <div className="print:hidden">
        {finishedLabel && <Preview finishedLabel={finishedLabel} />}
        {!finishedLabel && isQrLoading && <output className="text-quiet">Loading...</output>}
        {!finishedLabel && !isQrLoading && (
          <NotChecked text={hasQrFailed ? qrCodeNotLoaded : labelNotChecked} isBusy={isBusy} retry={retry} />
        )}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden" onPointerEnter={preloadSaveLabel} onFocus={preloadSaveLabel}>
        {buttons.map(({ label, run }, position) => (
          <button
            key={label}
            type="button"
            className={position === 0 ? 'button' : 'button plain'}
            onClick={() => void run()}
          >
            {label}
          </button>
        ))}
      </div>
      {finishedLabel && finishedLabel.check.refusals.length === 0 && <SmallPrint finishedLabel={finishedLabel} />}
      {finishedLabel && !problem && <PrintedPage page={createPage(finishedLabel.layout.drawing, paper)} />}
    </section>
  )
}

const loadSaveLabel = () => import('./save-label.ts')
const preloadSaveLabel = () => void loadSaveLabel().catch(() => undefined)

export const labelId = 'the-label'

function Preview({ finishedLabel: { check, size, layout, code } }: { finishedLabel: FinishedLabel }) {
  if (check.refusals.length > 0)
    return (
      <div className="refusal" role="alert">
        <h2 className="text-[1.3rem]">We can’t create this label</h2>
        <ul className="mt-2 grid gap-2">
          {check.refusals.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    )
  // A QR code is shown 150 px wide at 100 % zoom; without one, the label is shown at its printed size.
  const width = code ? (layout.drawing.width * qrPreviewPixels) / code.side : undefined
  return (
    <>
      <figure className="rounded-box bg-board p-[clamp(14px,3vw,26px)]">
        <SvgDrawing
          className="mx-auto block h-auto max-w-full [box-shadow:0_10px_24px_var(--shadow)]"
          drawing={layout.drawing}
          name={`Preview: ${layout.drawing.title}`}
          {...(width && { width })}
        />
        <figcaption className="mt-2 text-center text-[0.9rem] text-ink">
          {describeSize(size)}
          {code && `; the QR code is ${code.side} mm wide`}
        </figcaption>
      </figure>
      <div role="status">
        {!layout.fits && (
          <p className="note mt-3">
            There is too much text for a label of this size. Choose a larger size or “Automatic”.
          </p>
        )}
        {check.missingAmounts.map((text) => (
          <p key={text} className="note mt-3">
            {text}
          </p>
        ))}
      </div>
    </>
  )
}

const qrPreviewPixels = 150

const qrCodeNotLoaded = 'We couldn’t load the QR code.'

const NotChecked = ({ text, isBusy, retry }: { text: string; isBusy: boolean; retry: () => void }) => (
  <div className="refusal" role="alert">
    <p>{text}</p>
    <button type="button" className="button plain mt-3" aria-disabled={isBusy} onClick={retry}>
      Try again
    </button>
  </div>
)

const SmallPrint = ({ finishedLabel: { check, code } }: { finishedLabel: FinishedLabel }) => (
  <div className="grid gap-y-4 print:hidden">
    {check.warnings.length > 0 && (
      <section className="note">
        <h2 className="text-[1.3rem]">Always on the label</h2>
        {check.warnings.map(({ title, text }) => (
          <p key={title} className="mt-2 text-[0.94rem]">
            <b>{title}.</b> {text}
          </p>
        ))}
      </section>
    )}
    {code && (
      <details className="question">
        <summary>
          <h3>Text in the QR code</h3>
        </summary>
        <div className="whitespace-pre-line">{code.text}</div>
      </details>
    )}
  </div>
)
