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
            It covers the names, ailments and descriptions of the remedies. Capital letters do not matter, and you can
            enter part of a word. If you enter several words, all of them must match. The search does not cover
            ingredients. To find remedies with a certain herb, open its page under <a href={paths.herbs}>Herbs</a> and
            look for “Remedies with this herb”.
          </p>
        ),
      },
      {
        id: 'exclude',
        question: 'How do I leave out an ingredient?',
        answer: (
          <>
            <p>
              Type the ingredient into “Without these ingredients” and choose a suggestion, or press Enter for the first
              one. We then hide every remedy with an ingredient that has your choice in its name. For example,
              “Peppermint” hides only peppermint, but the suggestion “everything with mint” hides both peppermint and
              spearmint. The page tells you if no ingredient matches. If you leave out “fresh ginger”, it also tells you
              that remedies with “ginger” are still shown.
            </p>
            <p>
              You can also enter another name of the same plant, such as “camomile”. Groups and plant families work too:
              “dairy”, “nuts”, “gluten”, “caffeine”, “daisy family” or “Asteraceae”. The page lists the ingredients that
              a group hides. We check only the ingredient lists, not traces, so do not rely on this if you have an
              allergy.
            </p>
          </>
        ),
      },
      {
        id: 'page-size',
        question: 'How many remedies are on each page, and what order are they in?',
        answer: (
          <p>
            There are {defaultPageSize} on each page, unless you choose {otherSizes.slice(0, -1).join(', ')} or{' '}
            {otherSizes.at(-1)} under “Per page”. The newest come first.
          </p>
        ),
      },
      {
        id: 'keep-a-list',
        question: 'Can I save or share a filtered list?',
        answer: (
          <p>
            Yes. The web address contains your search, ailment, exclusions and page number, so a bookmark or a shared
            link opens the same list.
          </p>
        ),
      },
      {
        id: 'variety',
        question: 'What does “Variety 2” mean?',
        answer: (
          <p>
            It means that several remedies have the same name. Each is a separate recipe with different ingredients. The
            numbers depend on the list that you are looking at, so they can change when you use another filter. The web
            address of a remedy stays the same.
          </p>
        ),
      },
      {
        id: 'missing-plant',
        question: 'Why is there no remedy with St John’s wort, senna or comfrey?',
        answer: (
          <p>
            They are among the <a href={`${paths.herbs}#restricted`}>plants that we do not use</a>, and each page says
            why. If we do not mention a plant at all, that does not mean it is safe. It means that we know nothing about
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
        question: 'Why grams and not spoons?',
        answer: (
          <p>
            Because a spoon measures volume, not weight. A level teaspoon of calendula flowers weighs about half a gram.
            A level teaspoon of fenugreek seeds weighs about three and a half grams. Small scales that show a tenth of a
            gram are best. A few recipes need more precise scales. Each herb’s page gives an estimate of what a level
            teaspoon weighs.
          </p>
        ),
      },
      {
        id: 'grams-a-cup',
        question: 'What does “g dried per cup” below an ingredient mean?',
        answer: (
          <p>
            The amount at the end of the line is for the whole recipe. The figure below the ingredient is the amount of
            dried herb in one cup. We compare this figure with the limits for the herb.
          </p>
        ),
      },
      {
        id: 'cups-a-day',
        question: 'What does “At most 2 cups a day” mean?',
        answer: (
          <p>
            It means that one person should drink no more than two cups of this recipe in one day, and have nothing else
            that contains the same herbs. “Servings” is different: it says how many cups you brew, not how many you can
            drink.
          </p>
        ),
      },
      {
        id: 'rating',
        question: `Why do so many remedies show ${defaultRating.toFixed(1)} and “not rated yet”?`,
        answer: (
          <p>
            {defaultRating.toFixed(1)} is a placeholder. We show it for every remedy that nobody has rated, and it says
            nothing about the tea. Members can rate a remedy once, from 1 to 5, below its instructions. We then show the
            average, with the number of ratings beside it. The average shows what people thought of the tea, not whether
            it helps or suits you.
          </p>
        ),
      },
      {
        id: 'difficulty',
        question: 'What do Easy, Medium and Advanced mean?',
        answer: (
          <p>
            They show how much work the author thinks the tea is. “Easy” usually means one pot and one waiting time.
            “Medium” may need a saucepan or several steps. “Advanced” may need different steps for different herbs, a
            long wait or precise scales. They do not tell you how strong or how safe a tea is.
          </p>
        ),
      },
      {
        id: 'times',
        question: `Why is the prep time always ${preparationMinutes} minutes?`,
        answer: (
          <p>
            We use the same round figure for all recipes. It is the time that you need to weigh, rinse and boil the
            kettle. Each recipe has its own brew time. Follow the brew time to the minute, because the amounts were
            chosen for it.
          </p>
        ),
      },
      {
        id: 'folk-use',
        question: 'What is the difference between traditional use, folk use and early trials?',
        answer: (
          <p>
            “Traditional use” means that the European assessors accept that the herb has a long history of use. This is
            tradition, not proof. “Folk use” means that people drink it for this, but no assessor in our sources has
            said so. “Early trials” means that some studies have been done, but they are not conclusive. None of the
            three means that a tea will work for you.
          </p>
        ),
      },
    ],
  },
]
