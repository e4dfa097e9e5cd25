import { Link } from 'react-router'

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
        question: 'What does the search look through?',
        answer: (
          <p>
            The names of the remedies, their ailments and their descriptions. Capitals do not matter, a part of a word
            is enough, and of several words each has to occur. The lists of ingredients are not searched: for a single
            herb, open its page under <Link to={paths.herbs}>Herbs</Link> and look for “Remedies with it”.
          </p>
        ),
      },
      {
        id: 'exclude',
        question: 'How do I leave out an ingredient?',
        answer: (
          <>
            <p>
              Type it into “Without these ingredients” and choose a suggestion; Enter takes the first one. A remedy is
              hidden as soon as the name of one ingredient contains what you chose. “everything with mint” hides
              peppermint and spearmint alike, “Peppermint” hides peppermint alone. Where a shorter name stays, the page
              says so, as it does when no ingredient contains your word.
            </p>
            <p>
              Other names of the same plant count as well (“camomile”), and so do groups and plant families: “dairy”,
              “nuts”, “gluten”, “caffeine”, “daisy family” or “Asteraceae”. The page says what they leave out. It goes
              by the lists of ingredients alone and knows nothing of traces, so it is no test for an allergy.
            </p>
          </>
        ),
      },
      {
        id: 'page-size',
        question: 'How many remedies stand on a page, and in which order?',
        answer: (
          <p>
            {defaultPageSize}, unless you choose {otherSizes.slice(0, -1).join(', ')} or {otherSizes.at(-1)} under “Per
            page”. The newest come first.
          </p>
        ),
      },
      {
        id: 'keep-a-list',
        question: 'Can I keep or send the list that I have filtered?',
        answer: (
          <p>
            Yes. Search, ailment, exclusions and page are all in the address, so a bookmark or a link that you send
            opens the same list.
          </p>
        ),
      },
      {
        id: 'variety',
        question: 'What does “Variety 2” mean?',
        answer: (
          <p>
            Several remedies share that name, and each is a recipe of its own with other ingredients. They are numbered
            within the list that you are looking at, so another filter may number them differently. The address of a
            remedy does not change with it.
          </p>
        ),
      },
      {
        id: 'missing-plant',
        question: 'Why is there no remedy with St John’s wort, senna or comfrey?',
        answer: (
          <p>
            They stand among the <Link to={`${paths.herbs}#restricted`}>plants that we do not use</Link>, and the page
            of each says why. A plant that we do not mention at all is not safe for that reason: we know nothing about
            it.
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
        question: 'Why grams, and not spoons?',
        answer: (
          <p>
            Because a spoon does not weigh. A level teaspoon holds about half a gram of calendula flowers and about
            three and a half grams of fenugreek seeds. Small scales that show a tenth of a gram are best; a few recipes
            ask for finer ones. The page of each herb gives the weight of a level teaspoon, as an estimate.
          </p>
        ),
      },
      {
        id: 'grams-a-cup',
        question: 'What does “g dried a cup” below an ingredient say?',
        answer: (
          <p>
            The amount at the end of the line is for the whole recipe. The smaller figure is what of it comes to one
            cup, reckoned as dried herb. By that figure the recipe is compared with the limits of the herb.
          </p>
        ),
      },
      {
        id: 'cups-a-day',
        question: 'What does “At most 2 cups a day” mean?',
        answer: (
          <p>
            No more than that for one person on one day, of this recipe and with nothing else that holds the same herbs.
            “Servings” is another matter: it says how many cups you brew, not how many are yours.
          </p>
        ),
      },
      {
        id: 'rating',
        question: `Why do so many remedies have ${defaultRating.toFixed(1)} and “not rated yet”?`,
        answer: (
          <p>
            {defaultRating.toFixed(1)} is a place-holder, the same for every remedy that nobody has rated. It says
            nothing about the tea. Members rate a remedy from 1 to 5 below its instructions, once each; from then on the
            figure is the plain average, with the number of ratings beside it. It tells what people thought of a cup,
            not whether it helps or suits you.
          </p>
        ),
      },
      {
        id: 'difficulty',
        question: 'What do Easy, Medium and Advanced tell me?',
        answer: (
          <p>
            How much the making asks of you, as its author sees it. Easy is mostly one pot and one wait, Medium may want
            a saucepan or several steps, Advanced has herbs that need different treatment, a long wait or fine scales.
            It is no measure of strength or safety.
          </p>
        ),
      },
      {
        id: 'times',
        question: `Why is the prep time always ${preparationMinutes} minutes?`,
        answer: (
          <p>
            It is one round figure for all recipes: time to weigh, to rinse and to boil the kettle. The brew time
            belongs to the recipe and is followed to the minute, because the amounts were chosen with it.
          </p>
        ),
      },
      {
        id: 'folk-use',
        question: 'What is the difference between traditional use, folk use and early trials?',
        answer: (
          <p>
            “Traditional use” means that the European assessors accept a long history of use; that is tradition, not
            proof. “Folk use” means that people drink it for this and no assessor of ours has said so. “Early trials”
            have been made and settle nothing. None of the three means that a tea will work for you.
          </p>
        ),
      },
    ],
  },
]
