import { showToast } from '#client/core/toasts.ts'
import { useToday } from '#client/core/use-today.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { pageOf, papers } from '#domain/labels/paper.ts'
import { describeSize } from '#domain/labels/sizes.ts'

import { Drawn } from './drawn.tsx'
import { notChecked, obstacleOf } from './obstacle.ts'
import { PrintedPage } from './printed-page.tsx'
import type { MadeLabel } from './use-laid-out.ts'

type LabelSideProps = {
  draft: LabelDraft
  made: MadeLabel | undefined
  isBusy: boolean
  isCodeLoading: boolean
  hasCodeFailed: boolean
  retry: () => void
  showNameError: (error: string) => void
}

export function LabelSide({ draft, made, isBusy, isCodeLoading, hasCodeFailed, retry, showNameError }: LabelSideProps) {
  const obstacle = obstacleOf(draft, made, useToday())
  const exportWith = (work: (label: MadeLabel) => Promise<void> | void) => async () => {
    if (obstacle?.isName) showNameError(obstacle.text)
    if (obstacle || !made) return showToast('error', obstacle?.text ?? notChecked)
    try {
      await work(made)
    } catch {
      await showToast('error', 'We couldn’t create the file. Please try again.')
    }
  }
  const paper = papers.find(({ id }) => id === draft.paper)
  const buttons = [
    { label: 'Download SVG', run: exportWith(async ({ laidOut }) => (await loadFiles()).saveSvg(laidOut.drawing)) },
    { label: 'Download PNG', run: exportWith(async ({ laidOut }) => (await loadFiles()).savePng(laidOut.drawing)) },
    { label: 'Print', run: exportWith(() => print()) },
  ]
  return (
    <section id={labelId} tabIndex={-1} aria-label="The label" className="grid gap-y-5">
      {obstacle && <p className="hidden print:block">{obstacle.text}</p>}
      <div className="print:hidden">
        {made && <Preview made={made} />}
        {!made && isCodeLoading && <output className="text-quiet">Loading...</output>}
        {!made && !isCodeLoading && (
          <NotChecked text={hasCodeFailed ? noCode : notChecked} isBusy={isBusy} retry={retry} />
        )}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden" onPointerEnter={preloadFiles} onFocus={preloadFiles}>
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
      {made && made.check.refusals.length === 0 && <SmallPrint made={made} />}
      {made && !obstacle && <PrintedPage page={pageOf(made.laidOut.drawing, paper)} />}
    </section>
  )
}

/** Loaded when the user is about to download the label. */
const loadFiles = () => import('./save-label.ts')
const preloadFiles = () => void loadFiles().catch(() => undefined)

export const labelId = 'the-label'

function Preview({ made: { check, size, laidOut, code } }: { made: MadeLabel }) {
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
  const width = code ? (laidOut.drawing.width * codePixels) / code.side : undefined
  return (
    <>
      <figure className="label-preview">
        <Drawn drawing={laidOut.drawing} name={`Preview: ${laidOut.drawing.title}`} {...(width && { width })} />
        <figcaption className="mt-2 text-[0.9rem]">
          {describeSize(size)}
          {code && `; the code is ${code.side} mm wide`}
        </figcaption>
      </figure>
      <div role="status">
        {!laidOut.isWhole && (
          <p className="note mt-3">The text is too long to read at this size. Choose a larger size or “Automatic”.</p>
        )}
        {check.missing.map((text) => (
          <p key={text} className="note mt-3">
            {text}
          </p>
        ))}
      </div>
    </>
  )
}

const codePixels = 150

const noCode = 'We couldn’t load the QR code.'

const NotChecked = ({ text, isBusy, retry }: { text: string; isBusy: boolean; retry: () => void }) => (
  <div className="refusal" role="alert">
    <p>{text}</p>
    <button type="button" className="button plain mt-3" aria-disabled={isBusy} onClick={retry}>
      Try again
    </button>
  </div>
)

/** Small print of the label in a readable size. */
const SmallPrint = ({ made: { check, code } }: { made: MadeLabel }) => (
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
