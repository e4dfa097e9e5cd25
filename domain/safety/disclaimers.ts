export const educationalDisclaimer = 'Educational information, not medical advice.'
export const askFirstDisclaimer =
  'Ask a pharmacist or doctor before you drink a herb with a medicine, in pregnancy or with an illness.'
export const unreviewedDisclaimer = 'No pharmacist or doctor has reviewed this page yet.'
