import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Claim, claimAdvice, claimPatterns } from './claims.ts'
import { fixedStrings } from './fixed-strings.ts'
import { claimsIn } from './wording.rules.ts'

const claimed = (text: string) => claimsIn(text).map(({ claim }) => claim)

const refused: [Claim, string][] = [
  ['CURE', 'It cures colds.'],
  ['CURE', 'This tea cures everything from flu to grief'],
  ['CURE', 'It cures without side effects.'],
  ['CURE', 'No other tea cures like this.'],
  ['CURE', 'Not only does it cure colds.'],
  ['CURE', 'Nothing cures like it.'],
  ['CURE', 'Nothing cures a cold faster than ginger.'],
  ['CURE', 'There is no better cure for a cold.'],
  ['CURE', 'There is no cold that it does not cure.'],
  ['CURE', 'There is nothing it cannot cure.'],
  ['CURE', 'It never fails to cure a cough.'],
  ['CURE', 'No doubt this cures you.'],
  ['CURE', 'Nobody doubts that it cures.'],
  ['CURE', 'It is not expensive and cures colds.'],
  ['CURE', 'It does not taste bitter, and it cures a cold.'],
  ['CURE', 'It is not a medicine, but it cures.'],
  ['CURE', 'No matter what you have: it cures.'],
  ['CURE', 'Without sugar, it cures a cold.'],
  ['CURE', 'Why not cure your cold with thyme?'],
  ['CURE', 'Do you want to cure your cold?'],
  ['CURE', 'A cure-all for the winter.'],
  ['CURE', 'Curing coughs since 1820.'],
  ['CURE', 'Ｉｔ ｃｕｒｅｓ colds.'],
  ['CURE', 'It\ncures\ncolds.'],
  ['CURE', 'It cures🔥colds 🔥'],
  ['CURE', 'It c\u00ADures colds.'],
  ['CURE', 'It cúres colds'],
  ['CURE', 'Don’t let anyone tell you it doesn’t cure a cold.'],
  ['CURE', 'It is not just a tea, it is the cure.'],
  ['CURE', 'Anyone can be cured by this cup.'],
  ['CURE', 'No cure is as gentle.'],
  ['CURE', 'It cures nothing but colds, and those for good.'],
  ['CURE', 'It cures no matter what.'],
  ['CURE', 'It cannot be beaten as a cure.'],
  ['CURE', 'I’m not saying it cures cancer, but it cures cancer.'],
  ['HEAL', 'You will not believe how it heals.'],
  ['HEAL', 'You won’t believe how this heals!'],
  ['HEAL', 'Heal your gut in three days.'],
  ['HEAL', 'Never has a tea healed so gently.'],
  ['HEAL', 'Its healing power is old.'],
  ['HEAL', 'It does not merely comfort, it heals.'],
  ['HEAL', 'Drink it, not because it is cheap, but because it heals.'],
  ['TREAT', 'It treats headaches.'],
  ['TREAT', 'Colds are treated with this cup.'],
  ['TREAT', 'A natural treatment for migraine.'],
  ['TREAT', 'Not for the faint-hearted: it treats a cold.'],
  ['PREVENTS', 'It prevents colds.'],
  ['PREVENTS', 'A cup a day wards off the flu.'],
  ['PREVENTS', 'It protects you from viruses.'],
  ['PREVENTS', 'It keeps colds away.'],
  ['REVERSES', 'Reverses ageing.'],
  ['REVERSES', 'Reverse your diabetes with cinnamon.'],
  ['ELIMINATES', 'Eliminates bloating for good.'],
  ['ELIMINATES', 'It gets rid of your headache.'],
  ['ELIMINATES', 'No more headaches!'],
  ['ELIMINATES', 'Thyme kills germs.'],
  ['ELIMINATES', 'It fights infections.'],
  ['PROVEN', 'A proven remedy!'],
  ['PROVEN', 'Clinically proven to calm.'],
  ['PROVEN', 'It has never been proven wrong.'],
  ['PROVEN', 'Proven, not promised.'],
  ['PROVEN', 'Studies prove that it works.'],
  ['PROVEN', 'Science has proved it.'],
  ['REPLACES_MEDICINE', 'It replaces your medicine.'],
  ['REPLACES_MEDICINE', 'Drink it instead of your tablets.'],
  ['REPLACES_MEDICINE', 'Better than painkillers.'],
  ['REPLACES_MEDICINE', 'You can stop taking your pills.'],
  ['REPLACES_MEDICINE', 'You no longer need antidepressants.'],
  ['REPLACES_MEDICINE', 'Sleep without tablets.'],
  ['REPLACES_MEDICINE', 'No need to see a doctor.'],
  ['REPLACES_MEDICINE', 'Willow is nature’s aspirin.'],
  ['NO_PRESCRIPTION', 'No prescription needed.'],
  ['NO_PRESCRIPTION', 'Works without a prescription'],
  ['NO_PRESCRIPTION', 'No prescription needed for a cup of tea; never a reason to stop one. It is the best.'],
  ['GUARANTEE', 'Results guaranteed.'],
  ['GUARANTEE', 'We guarantee a good night.'],
  ['GUARANTEE', 'It works every time.'],
  ['SECRET', 'Doctors hate this cup.'],
  ['SECRET', 'What your doctor won’t tell you'],
  ['MIRACLE', 'A small miracle in a cup.'],
  ['MIRACLE', 'Nothing short of a miracle.'],
  ['MIRACLE', 'It works wonders.'],
  ['DETOX', 'A gentle detox for spring.'],
  ['DETOX', 'Detoxifying nettle.'],
  ['DETOX', 'It cleanses your liver.'],
  ['DETOX', 'It flushes out toxins.'],
  ['IMMUNITY', 'Boosts immunity.'],
  ['IMMUNITY', 'It strengthens your immune system.'],
  ['IMMUNITY', 'An immune-boosting blend'],
  ['BOOST', 'Boosts your metabolism.'],
  ['SAFE', 'It is 100% safe.'],
  ['SAFE', 'Completely safe with any medicine.'],
  ['SAFE', 'No side effects.'],
  ['SAFE', 'It never does any harm.'],
  ['SAFE', 'It is not harmful.'],
  ['SAFE', 'It has no known side-effects at all.'],
  ['SAFE', 'A harmless little cup.'],
  ['SAFE', 'It can’t hurt to try.'],
  ['SAFE', 'It is natural, so it is safe.'],
  ['SAFE', 'Not bitter, and safe.'],
  ['UNLIMITED', 'Drink as much as you like.'],
  ['UNLIMITED', 'Drink as many cups as you want.'],
  ['UNLIMITED', 'Take it as often as you want.'],
  ['UNLIMITED', 'There is no limit.'],
  ['UNLIMITED', 'Any amount is fine.'],
  ['UNLIMITED', 'Drink it every day for ever.'],
  ['UNLIMITED', 'Unlimited cups of sage'],
  ['UNLIMITED', 'Enjoy it freely.'],
  ['FOR_EVERYONE', 'Suitable for everyone.'],
  ['FOR_EVERYONE', 'A pot for the whole family.'],
  ['FOR_EVERYONE', 'Mild, even for babies.'],
  ['FOR_EVERYONE', 'Gentle enough for children.'],
  ['FOR_EVERYONE', 'Good in pregnancy too: fine for pregnant women.'],
]

const passed: string[] = [
  'This is no cure.',
  'It does not treat anything.',
  'Nothing here replaces a medicine.',
  'never proven',
  'It has never been proven.',
  'It is not clinically proven.',
  'Unproven, but pleasant.',
  'No tea cures a cold.',
  'No tea of ours can cure a cold.',
  'None of them cures.',
  'Nobody is cured by a cup of tea.',
  'This is not intended to diagnose, treat, cure, or prevent any disease.',
  'It neither treats nor cures.',
  'It does not cure or heal.',
  'It does not, in our view, cure anything.',
  'We do not claim that it cures.',
  'We never say that it heals.',
  'There is no proof that it cures.',
  'There is no evidence that it prevents colds.',
  'It would be wrong to say that it cures.',
  'Beware of anyone who promises a cure.',
  'Do not trust anyone who promises a cure.',
  'Ask whether it is safe for you.',
  'Ask your pharmacist if it is safe with your tablets.',
  'A comfort rather than a cure.',
  'It is far from a miracle.',
  'It is not a cure but a comfort.',
  'It isn’t a miracle.',
  'It isnt a miracle.',
  'THIS IS NO CURE',
  'This is no 🌿 cure.',
  'This is\nno cure.',
  'Don’t expect a miracle.',
  'We cannot promise a cure.',
  'Nothing is guaranteed.',
  'There is no guarantee.',
  'Natural does not mean harmless.',
  'What is not said is unknown, not harmless.',
  'Home brewing does not make it harmless.',
  'It is not safe for everyone.',
  'It is not for everyone.',
  'Not for the whole family: adults only.',
  'Honey is not for children under one year.',
  'No recipe here is for children under 12.',
  'A cup for anyone who likes anise.',
  'This tea is for everyone who finds caraway too close to rye bread.',
  'Never drink as much as you like.',
  'Do not drink it every day for ever.',
  'It is not without side effects.',
  'No tea of ours holds this plant, in any amount.',
  'Not in any amount.',
  'Add as much honey as you like.',
  'Steep it as long as you like.',
  'One cup a day is the limit.',
  'Five days is the limit here.',
  'Never stop your tablets for a tea.',
  'Do not stop taking your medicine.',
  'Do not drink it instead of your tablets.',
  'It is no substitute for a doctor.',
  'It does not replace a blood test.',
  'See a doctor instead of putting the kettle on again.',
  'Use dried lemon balm instead of the fresh leaves.',
  'Self-heal, or heal-all, is a plant of lawns.',
  'All-heal is an old name of valerian.',
  'To your health!',
  'A healthy appetite.',
  'Treat yourself to a quiet hour.',
  'A sweet treat after supper.',
  'A habit more than a treat.',
  'Treat the jar with care.',
  'Tell the people who treat you which herbs you drink.',
  'If you are treated for high blood pressure, ask first.',
  'If you take hormone treatment such as tamoxifen, ask.',
  'Your doctor treats a fever otherwise.',
  'Cover it to prevent it from boiling over.',
  'A lid prevents spills.',
  'Keep it safe from light.',
  'To be on the safe side, ask.',
  'Stay safe.',
  'Nobody knows whether it is unsafe.',
  'Its safety in pregnancy is unknown.',
  'Cured ham goes well with sage.',
  'Stir in reverse order.',
  'A boost of flavour, and lemon boosts the scent.',
  'Is this tea safe for me?',
  'Does it cure a cold?',
  'Can a tea replace my tablets?',
  'Traditionally taken for a cough with a cold.',
  'Early trials have looked at blood pressure; they are no reason to change a medicine.',
  'The kettle takes its time, and so do you.',
  'Secure the lid.',
  'The curator of the herb garden drinks it.',
  'Waterproof the jar.',
  'Only a doctor can say whether it helps.',
  'There is no such thing as a miracle herb.',
  'Nettle is no detox.',
  'Tea is no miracle, and it heals nothing.',
  'It treats no illness.',
  'Not even a strong tea cures the flu.',
  'We do not know if it’s safe.',
  'No one knows how safe it is.',
  'Do not use it to treat a wound.',
  'It must never replace your insulin.',
  'No tea, however good, replaces a medicine.',
  'Not suitable for children.',
  'It does not boost your immunity.',
  'No doctor has reviewed this page yet.',
  'Nothing we know speaks against it.',
  'Not a medicine, not a cure, not a miracle: a warm cup.',
]

describe('the wording gate', () => {
  it.each(refused)('finds %s in: %s', (claim, text) => {
    expect(claimed(text)).toContain(claim)
  })

  it.each(passed)('lets pass: %s', (text) => {
    expect(claimed(text)).toEqual([])
  })

  it.each(fixedStrings)('lets the fixed words pass as a whole alone: %s', (text) => {
    expect(claimed(text)).toEqual([])
  })

  it('does not let fixed words carry others', () => {
    expect(claimed('Proven Results. It tastes of hay.')).toEqual(['PROVEN'])
    expect(claimed('Proven Results for you')).toEqual(['PROVEN'])
  })

  it('names each sentence with each of its claims once', () => {
    expect(claimsIn('It heals and heals and cures. Nice. It cures.')).toEqual([
      { sentence: 'it heals and heals and cures.', claim: 'CURE' },
      { sentence: 'it heals and heals and cures.', claim: 'HEAL' },
      { sentence: 'it cures.', claim: 'CURE' },
    ])
  })

  it('tells an author of every claim what to write instead, in words that pass', () => {
    expect([...new Set(claimPatterns.map(({ claim }) => claim))].toSorted()).toEqual(
      Object.keys(claimAdvice).toSorted(),
    )
    for (const advice of Object.values(claimAdvice)) expect(advice).toMatch(/\.$/)
  })
})

describe('of any text the gate', () => {
  const sentence = fc.constantFrom(...refused.map(([, text]) => text), ...passed)
  const ended = sentence.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))

  it('has an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => Array.isArray(claimsIn(text))),
      { numRuns: 1000 },
    )
  })

  it('has an answer for long ones within a moment', () => {
    for (const piece of [
      'no ',
      'cure ',
      'not the ',
      'as much as ',
      'it cures, ',
      'a',
      ' ',
      '\n',
      'boost your immune ',
      'even ',
    ])
      expect(
        timed(() => claimsIn(piece.repeat(20_000 / piece.length))),
        piece,
      ).toBeLessThan(500)
  })

  it('judges alike whatever the letter case and the spacing', () => {
    const spaces = fc.array(fc.constantFrom(' ', '  ', '\t', '\n', '\u00A0'), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(sentence, spaces, (text, gaps) => {
        let at = 0
        const spread = text.replaceAll(/\s+/g, () => gaps[at++ % gaps.length] ?? ' ')
        expect(claimed(`\n ${spread.toUpperCase()} `)).toEqual(claimed(text))
        expect(claimed(spread.toLowerCase())).toEqual(claimed(text))
      }),
      { numRuns: 500 },
    )
  })

  it('finds no less when a sentence stands before or after', () => {
    const harmless = fc.constantFrom(
      'Warm the pot.',
      'This is no cure.',
      'Nothing is better.',
      'Never mind!',
      'No.',
      'Is it so?',
    )
    fc.assert(
      fc.property(
        fc.array(harmless, { maxLength: 3 }),
        ended,
        fc.array(harmless, { maxLength: 3 }),
        (before, text, after) => {
          expect(claimed([...before, text, ...after].join(' '))).toEqual(expect.arrayContaining(claimed(text)))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

/** Milliseconds, the best of three. */
function timed(run: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )
}
