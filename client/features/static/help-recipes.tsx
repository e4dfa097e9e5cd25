import { paths } from '#domain/paths.ts'
import { defaultPageSize, pageSizes } from '#domain/recipes/recipe-filters.ts'
import { defaultRating, preparationMinutes } from '#domain/recipes/recipes.rules.ts'

import type { QuestionGroup } from './questions.tsx'

const otherSizes = pageSizes.filter((size) => size !== defaultPageSize)

export const aboutRecipes: QuestionGroup[] = [
  {
    id: 'finding',
    title: 'Finding a remedy',
    questions: [
      {
        id: 'search',
        question: 'What does the search cover?',
        answer: (
          <p>
            The names, ailments and descriptions of the remedies. Capital letters do not matter, and part of a word is
            enough. If you enter several words, all of them must match. The search does not cover ingredients. For a
            single herb, open its page under <a href={paths.herbs}>Herbs</a> and look for “Remedies with this herb”.
          </p>
        ),
      },
      {
        id: 'exclude',
        question: 'How do I leave out an ingredient?',
        answer: (
          <>
            <p>
              Type it into “Without these ingredients” and choose a suggestion; Enter takes the first one. We hide a
              remedy if the name of any ingredient contains what you chose. “everything with mint” hides both peppermint
              and spearmint; “Peppermint” hides only peppermint. The page tells you if no ingredient matches, or if
              remedies with a more general ingredient, such as “ginger” for “fresh ginger”, are still shown.
            </p>
            <p>
              Other names of the same plant count as well (“camomile”), and so do groups and plant families: “dairy”,
              “nuts”, “gluten”, “caffeine”, “daisy family” or “Asteraceae”. The page lists the ingredients that a group
              hides. We check only the ingredient lists, not traces, so do not rely on this if you have an allergy.
            </p>
          </>
        ),
      },
      {
        id: 'page-size',
        question: 'How many remedies are on each page, and what order are they in?',
        answer: (
          <p>
            {defaultPageSize}, unless you choose {otherSizes.slice(0, -1).join(', ')} or {otherSizes.at(-1)} under “Per
            page”. The newest come first.
          </p>
        ),
      },
      {
        id: 'keep-a-list',
        question: 'Can I save or share a filtered list?',
        answer: (
          <p>
            Yes. Search, ailment, exclusions and page are all in the address, so a bookmark or a shared link opens the
            same list.
          </p>
        ),
      },
      {
        id: 'variety',
        question: 'What does “Variety 2” mean?',
        answer: (
          <p>
            Several remedies share that name. Each is a separate recipe with different ingredients. The numbers belong
            to the list that you see, so another filter may number them differently. The address of a remedy stays the
            same.
          </p>
        ),
      },
      {
        id: 'missing-plant',
        question: 'Why is there no remedy with St John’s wort, senna or comfrey?',
        answer: (
          <p>
            They are among the <a href={`${paths.herbs}#restricted`}>plants that we do not use</a>, and each page says
            why. If we do not mention a plant at all, that does not make it safe: we know nothing about it.
          </p>
        ),
      },
    ],
  },
  {
    id: 'reading',
    title: 'Reading a recipe',
    questions: [
      {
        id: 'grams',
        question: 'Why grams and not spoons?',
        answer: (
          <p>
            Because a spoon measures volume, not weight. A level teaspoon holds about half a gram of calendula flowers
            and about three and a half grams of fenugreek seeds. Small scales that show a tenth of a gram are best. A
            few recipes need finer ones. Each herb’s page gives an estimate of what a level teaspoon weighs.
          </p>
        ),
      },
      {
        id: 'grams-a-cup',
        question: 'What does “g dried per cup” below an ingredient mean?',
        answer: (
          <p>
            The amount at the end of the line is for the whole recipe. The smaller figure is the amount in one cup, as
            dried herb. We compare this figure with the limits of the herb.
          </p>
        ),
      },
      {
        id: 'cups-a-day',
        question: 'What does “At most 2 cups a day” mean?',
        answer: (
          <p>
            No more than that for one person on one day, of this recipe and with nothing else that contains the same
            herbs. “Servings” is different: it says how many cups you brew, not how many you may drink.
          </p>
        ),
      },
      {
        id: 'rating',
        question: `Why do so many remedies show ${defaultRating.toFixed(1)} and “not rated yet”?`,
        answer: (
          <p>
            {defaultRating.toFixed(1)} is a placeholder, the same for every remedy that nobody has rated. It says
            nothing about the tea. Members can rate a remedy once, from 1 to 5, below its instructions. The figure is
            then the average, with the number of ratings beside it. It shows what people thought of a cup, not whether
            it helps or suits you.
          </p>
        ),
      },
      {
        id: 'difficulty',
        question: 'What do Easy, Medium and Advanced mean?',
        answer: (
          <p>
            They show how much work the tea is, in its author’s view. Easy usually means one pot and one wait. Medium
            may need a saucepan or several steps. Advanced may need different steps for different herbs, a long wait or
            fine scales. It does not measure strength or safety.
          </p>
        ),
      },
      {
        id: 'times',
        question: `Why is the prep time always ${preparationMinutes} minutes?`,
        answer: (
          <p>
            It is one round figure for all recipes: the time to weigh, rinse and boil the kettle. Each recipe has its
            own brew time. Follow it to the minute, because the amounts were chosen with it.
          </p>
        ),
      },
      {
        id: 'folk-use',
        question: 'What is the difference between traditional use, folk use and early trials?',
        answer: (
          <p>
            “Traditional use” means that the European assessors accept a long history of use; that is tradition, not
            proof. “Folk use” means that people drink it for this, but no assessor in our sources has said so. “Early
            trials” means that some studies have been done, but they are not conclusive. None of the three means that a
            tea will work for you.
          </p>
        ),
      },
    ],
  },
]
