import { emergencyServices, type HelpLine, nhs, samaritans } from './help-lines.ts'

/**
 * What no tea is for, worst first: `name` begins a line, `advice` is what to do now, `help` the first to call first. No clinician
 * has reviewed the words yet.
 */
export const emergencies = [
  {
    code: 'swelling_face_throat',
    name: 'Swelling of the face, lips, tongue or throat',
    advice: 'Call now: it may close the airway. If you have an adrenaline pen, use it.',
    help: [emergencyServices],
  },
  {
    code: 'breathlessness',
    name: 'Breathlessness',
    advice: 'Call now if breathing is hard or you cannot finish a sentence. Sit upright, and do not stay alone.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'chest_pain',
    name: 'Chest pain',
    advice: 'Call now, even if it comes and goes. Sit down and rest until help is there.',
    help: [emergencyServices],
  },
  {
    code: 'stroke_signs',
    name: 'Signs of a stroke',
    advice:
      'Call now if a face droops, an arm or leg is suddenly weak or numb, or speech is slurred, even if it passes. Note when it began.',
    help: [emergencyServices],
  },
  {
    code: 'fit',
    name: 'A fit (seizure)',
    advice:
      'Call now if it is the first, lasts longer than five minutes or comes again. Move hard things away, hold nobody down, put nothing in the mouth.',
    help: [emergencyServices],
  },
  {
    code: 'poisoning_overdose',
    name: 'Suspected poisoning or overdose',
    advice: 'Call now, even if nothing is felt yet. Keep the plant or the packet at hand, and do not try to vomit.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'self_harm',
    name: 'Thoughts of self-harm',
    advice:
      'You need not be alone with this: somebody will listen at any hour. If you are in danger or have hurt yourself, call the emergency services now.',
    help: [samaritans, emergencyServices, nhs],
  },
  {
    code: 'rash_not_fading',
    name: 'A rash that does not fade under a glass',
    advice: 'Call now. Do not wait for other signs.',
    help: [emergencyServices],
  },
  {
    code: 'worst_headache',
    name: 'The worst headache ever, or a sudden violent one',
    advice: 'Call now. A headache like that has to be looked at in hospital at once.',
    help: [emergencyServices],
  },
  {
    code: 'pregnancy_bleeding_pain',
    name: 'Bleeding or strong pain in pregnancy',
    advice: 'Call your midwife or maternity unit now; with heavy bleeding or bad pain, the emergency services.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'infant_fever',
    name: 'Fever in a baby under three months',
    advice: 'Have the baby seen by a doctor now, at any hour. Give no tea.',
    help: [nhs, emergencyServices],
  },
  {
    code: 'vision_loss',
    name: 'Sudden loss of vision',
    advice: 'Call now or have somebody take you to an emergency department, even if it comes back.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'stiff_neck',
    name: 'A stiff neck',
    advice:
      'With fever, headache, a rash, drowsiness or pain in bright light, call the emergency services now. Otherwise ask today.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'blood',
    name: 'Blood in vomit, stool or urine, or coughed up',
    advice:
      'Ask for help today. If there is much of it, if stools are black or you feel faint, call the emergency services now.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'fainting',
    name: 'Fainting',
    advice:
      'Lie down with your legs raised. Call the emergency services if somebody does not wake within a minute or has pain in the chest; have any faint looked at.',
    help: [emergencyServices, nhs],
  },
  {
    code: 'baby_moves_less',
    name: 'A baby in the womb that moves less',
    advice: 'Call your midwife or maternity unit now, at any hour. Do not wait until tomorrow.',
    help: [nhs, emergencyServices],
  },
  {
    code: 'long_high_fever',
    name: 'Fever above 39 °C for more than three days',
    advice: 'See a doctor today. With confusion, a rash or trouble breathing, call the emergency services.',
    help: [nhs, emergencyServices],
  },
  {
    code: 'jaundice',
    name: 'Yellow skin or eyes, or dark urine',
    advice: 'See a doctor today, and leave herbs out until you have.',
    help: [nhs],
  },
  {
    code: 'stopping_medicine',
    name: 'The wish to stop a prescribed medicine',
    advice: 'Please go on taking it until you have asked your doctor or pharmacist. Stopping at once can be dangerous.',
    help: [nhs],
  },
] as const satisfies readonly { code: string; name: string; advice: string; help: readonly HelpLine[] }[]

export type EmergencyCode = (typeof emergencies)[number]['code']
export type Emergency = { code: EmergencyCode; name: string; advice: string; help: readonly HelpLine[] }
