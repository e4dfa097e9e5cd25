import { maxBrews } from '#domain/own-recipes/brews.types.ts'
import { maxFreeOwnRecipes, maxStoredVersions, maxWaitingOffers } from '#domain/own-recipes/own-recipe-limits.ts'
import { paths } from '#domain/paths.ts'

import type { QuestionGroup } from './questions.tsx'

export const aboutOwnRecipes: QuestionGroup[] = [
  {
    id: 'own-recipes',
    title: 'Your own recipes',
    questions: [
      {
        id: 'write-a-recipe',
        question: 'Can I write my own recipe and have it checked?',
        synonyms: 'create add own blend mix home tea safety check private save keep',
        answer: (
          <>
            <p>
              Yes, if you have an account. Go to <a href={paths.ownRecipes}>Your recipes</a>, which you also find on the{' '}
              <a href={paths.tools}>tools page</a> and in your <a href={paths.members}>Members Area</a>. Choose “New
              recipe”. The safety check runs while you type. It shows the verdict, what your cups add up to in a day,
              and what you could change. If you have answered the questions in <a href={paths.forYou}>For you</a>, it
              checks the recipe for you.
            </p>
            <p>
              Only you can see your recipes, unless you share one. You can keep up to {maxFreeOwnRecipes} recipes, or as
              many as you like with Premium.
            </p>
          </>
        ),
      },
      {
        id: 'import-a-recipe',
        question: 'Can I start from a recipe that I already have?',
        synonyms: 'import paste copy file page mealie paprika json-ld make it mine own template',
        answer: (
          <>
            <p>
              Yes. Choose “New recipe” and then “Import a recipe”. You can paste the text of a recipe or the source of a
              page, or choose a file from Mealie or Paprika, or one that you downloaded here. We read it in your
              browser. If something does not fit in, we list it, and you can add it to your notes.
            </p>
            <p>
              You can also choose “Make it mine” below a remedy, a blend, a suggestion in your cabinet or an answer from
              Herbi. This copies it into a new recipe. Check each ingredient and amount before you save it.
            </p>
          </>
        ),
      },
      {
        id: 'share-a-recipe',
        question: 'Can I share my recipe?',
        synonyms: 'link send friend family public post community unlisted private revoke withdraw',
        answer: (
          <>
            <p>
              Yes. Open the recipe and choose “Create a link”. Anyone with the link can read the recipe, even without an
              account. They do not see your name, notes and tags, and search engines do not list the page. The page
              shows the safety check, and checks the recipe for readers who have answered the questions in{' '}
              <a href={paths.forYou}>For you</a>.
            </p>
            <p>
              You can also post the link in the <a href={paths.community}>community</a>. The post then shows the recipe
              as a card. “Stop sharing” turns the link off at once. You cannot share a recipe that the check refuses. If
              you change a shared recipe so that the check refuses it, nobody can open the link.
            </p>
          </>
        ),
      },
      {
        id: 'download-recipes',
        question: 'Can I take my recipes with me?',
        synonyms: 'export download backup csv json spreadsheet move other program file',
        answer: (
          <p>
            Yes. You can download one recipe on its page, and all of them below your list. The JSON file uses the format
            of schema.org, which many recipe programs read. The CSV file opens in a spreadsheet. You can import either
            file here again, and nothing in the recipe is lost. Your brews and earlier versions are in the download on
            your <a href={paths.profile}>profile page</a>.
          </p>
        ),
      },
      {
        id: 'offer-a-recipe',
        question: 'Can you publish my recipe?',
        synonyms: 'offer submit contribute publish everybody author name review approve decline withdraw',
        answer: (
          <p>
            Yes, if it passes the same checks as our remedies and fits among them. Open your recipe and choose “Offer
            this recipe”. A person reads it. We tell you what we decided, on the site and by email. A published recipe
            shows your display name. You can withdraw it at any time. If you delete your account, we withdraw it. At
            most {maxWaitingOffers} of your recipes can wait for our review.
          </p>
        ),
      },
      {
        id: 'refused-recipe',
        question: 'The check refuses my recipe. What can I do?',
        synonyms: 'refused warning unsafe amount too much unknown ingredient change suggestion',
        answer: (
          <p>
            Look at “What you could change” in the safety check. “Use this” makes the change for you. If we do not know
            an ingredient, we cannot check it, so we refuse the recipe. You can still keep a refused recipe. Its warning
            stays on top. Do not drink it.
          </p>
        ),
      },
      {
        id: 'use-a-recipe',
        question: 'Can I scale, time and print my recipe, or make a label for it?',
        synonyms: 'cups servings double timer label print shopping list cabinet missing ingredients',
        answer: (
          <>
            <p>
              Yes. On the page of your recipe, choose one cup more or less to change the amounts. “Start brewing” starts
              the timer, unless the check refuses the recipe. “Make a label” opens the label designer with your recipe.
            </p>
            <p>
              If you have a <a href={paths.cabinet}>herbal cabinet</a>, the page says what is missing from it. “Add to
              shopping list” puts that on the list in your cabinet.
            </p>
          </>
        ),
      },
      {
        id: 'note-a-brew',
        question: 'Can I note when I made a recipe, and how I liked it?',
        synonyms: 'log diary journal rating stars made brewed date history note bitter',
        answer: (
          <p>
            Yes. Open your recipe and choose “I made this”. You can add a day, up to five stars and a note, such as “too
            bitter”. <a href={paths.ownRecipes}>Your recipes</a> shows when you last made each one and your average, and
            can be sorted by them. We keep up to {maxBrews} brews of each recipe, and only you can see them. Your{' '}
            <a href={paths.journal}>healing journal</a> is separate: it stays in your browser.
          </p>
        ),
      },
      {
        id: 'earlier-versions',
        question: 'Can I get back an earlier version of my recipe?',
        synonyms: 'undo history revision restore mistake overwritten lost tab',
        answer: (
          <p>
            Yes. We keep the last {maxStoredVersions} versions of each recipe. Open the recipe and choose “Earlier
            versions”. If you change a recipe in two tabs, we ask you which version to keep, and the other one stays
            among the earlier versions.
          </p>
        ),
      },
    ],
  },
]
