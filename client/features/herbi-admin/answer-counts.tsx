import {
  formatAnswerTotal,
  formatCounts,
  formatMicroDollars,
  providerLabels,
} from '#domain/herbi/herbi-report.messages.ts'
import type { HerbiReport } from '#domain/herbi/herbi-report.types.ts'

/** Answers and costs of this month (UTC). */
export const AnswerCounts = ({ report: { counts, models, spent, budget } }: { report: HerbiReport }) => (
  <section aria-labelledby="answer-counts">
    <h2 id="answer-counts" className="mb-3">
      Answers this month
    </h2>
    <p className="text-quiet">{formatAnswerTotal(counts)}</p>
    <ul className="records">
      {counts.map((count) => (
        <li key={count.provider}>
          <div>
            <b>{providerLabels[count.provider]}</b>
            <p className="record-facts">{formatCounts(count)}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className="mt-3 max-w-[60ch] text-quiet">
      When a hosted model fails, the next one answers. Readers vote whether an answer was helpful.
    </p>
    <dl className="fact-list mt-4 border-b border-line">
      <div>
        <dt>Hosted models</dt>
        <dd>
          {models.length === 0
            ? 'None. Our own program answers every question.'
            : models.map(({ provider, name }) => `${provider} (${name})`).join(', then ')}
        </dd>
      </div>
      <div>
        <dt>Cost so far</dt>
        <dd>
          {formatMicroDollars(spent)} of {formatMicroDollars(budget)}, at list prices, with blends and the Herbi Bot
        </dd>
      </div>
    </dl>
  </section>
)
