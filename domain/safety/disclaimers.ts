export const educational = 'Educational information, not medical advice.'
export const askFirst =
  'Ask a pharmacist or doctor before you drink a herb with a medicine, in pregnancy or with an illness.'
export const unreviewed = 'No pharmacist or doctor has reviewed this page yet.'
