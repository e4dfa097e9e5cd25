import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'

export const BeforeYouTry = () => (
  <aside className="label" aria-labelledby="before-you-try">
    <div>
      <h2 id="before-you-try" className="mb-2 text-center text-[1.45rem] text-cobalt">
        Before you try it
      </h2>
      <ul className="ruled-list text-[.95rem]">
        <li>Members share their own experiences here. They are not medical advice, and we have not tested them.</li>
        <li>
          Notes below a post come from <a href={paths.howWeCheck}>our safety rules</a>. If a post has no notes, the tea
          may still not be safe to drink.
        </li>
        <li>{askFirstDisclaimer}</li>
      </ul>
    </div>
  </aside>
)
