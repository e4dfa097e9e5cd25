export const educationalDisclaimer = 'Educational information, not medical advice.'
export const askFirstDisclaimer =
  'Ask a pharmacist or doctor before you drink a herbal tea if you take a medicine, are pregnant or breastfeeding, or have an illness.'
export const unreviewedDisclaimer = 'No pharmacist or doctor has reviewed this page yet.'
