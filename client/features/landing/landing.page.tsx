import { Link } from 'react-router'

import { useSite } from '#client/core/site.ts'
import { Jar } from '#client/ui/jar.tsx'
import { paths } from '#domain/paths.ts'

const comparison = [
  {
    title: 'A cup of tea',
    lines: [
      'For mild, everyday complaints',
      'Amounts by tradition, limits by monograph',
      'Worth telling your pharmacist about',
    ],
  },
  { title: 'A medicine', lines: ['For what tea cannot mend', 'Tested dose, known effect', 'Never stop one for a tea'] },
]

const features = [
  {
    title: '100% Natural Healing',
    text: 'Whole leaves, flowers, roots and seeds, and what a kitchen adds. What is in the jar is on the label.',
  },
  {
    title: 'Gentle on Your Body',
    text: 'Each cup stays under the limit we know for its herbs. Gentle is no promise: who should leave it out is said on the page.',
  },
  { title: 'Time-Tested Wisdom', text: 'What people have long drunk a herb for is told as what it is: tradition.' },
  {
    title: 'Comprehensive Database',
    text: 'The facts of 96 herbs stand behind the amounts, and say how sure we are of each.',
  },
  { title: 'Quick & Easy Preparation', text: 'Most are brewed in under ten minutes, with a kettle and a strainer.' },
  { title: 'Proven Results', text: 'A use that rests on tradition or early research is called that, never a proof.' },
]

export function Component() {
  const { url } = useSite()
  return (
    <>
      <title>Herbal Remedies · teas for everyday ailments</title>
      <meta
        name="description"
        content="Herbal tea recipes for everyday ailments: amounts in grams, brewing times, and a warning where one is due. Free to read, no registration."
      />
      <link rel="canonical" href={`${url}${paths.home}`} />
      <div className="hero">
        <div>
          <h1>Browse Freely - No Registration Required</h1>
          <p>Herbal teas for everyday ailments, with amounts that add up and a warning where one is due.</p>
          <Link to={paths.remedies} className="button">
            Browse Remedies Free
          </Link>
        </div>
        <div className="row">
          <Jar emoji="🌿" ailment="Digestive Issues" />
          <Jar emoji="🌼" ailment="Sleep Problems" />
          <Jar emoji="🌺" ailment="Women's Health" />
        </div>
      </div>
      <section className="mt-18 grid gap-x-15 gap-y-10 sm:grid-cols-2" aria-label="Tea and medicine">
        {comparison.map(({ title, lines }) => (
          <div key={title}>
            <h2 className="text-cobalt">{title}</h2>
            <ul className="ruled">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className="mt-20">
        <h2>Why Choose Herbal Remedies?</h2>
        <div className="mt-7.5 grid gap-x-12 gap-y-9.5 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, text }) => (
            <div key={title}>
              <h3 className="text-cobalt">{title}</h3>
              <p className="mt-1.5 text-quiet">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
