export const maxBannerTextLengths = {
  title: 120,
  description: 400,
  buttonText: 60,
  adsenseCode: 4000,
  customHtml: 12_000,
}

/** Height of a custom banner's frame, in CSS pixels. */
export const frameHeight = { min: 40, max: 600, usual: 120 }
