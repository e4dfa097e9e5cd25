import { stepPicturePath } from '#domain/drawing/picture-path.ts'
import { findStepActions } from '#domain/drawing/step-actions.ts'

/** Small pictures of what the step says, beside its words. */
export function StepPictures({ step }: { step: string }) {
  const actions = findStepActions(step)
  if (actions.length === 0) return null
  return (
    <span className="flex gap-2">
      {actions.map((action) => (
        <img
          key={action}
          src={stepPicturePath(action)}
          alt=""
          width="44"
          height="44"
          loading="lazy"
          className="rounded-box bg-porcelain p-1 print:size-4 print:p-0 forced-color-adjust-none"
        />
      ))}
    </span>
  )
}

/** Step of a plain list, with its pictures. */
export const IllustratedStep = ({ step }: { step: string }) => (
  <span className="flex items-start gap-4">
    <span className="min-w-0 flex-1">{step}</span>
    <StepPictures step={step} />
  </span>
)
