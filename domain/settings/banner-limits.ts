/** Characters that each text of a banner may have. */
export const bannerTextMax = { title: 120, description: 400, buttonText: 60, adsenseCode: 4000, customHtml: 12_000 }

/** CSS pixels that the frame of a custom banner is high. */
export const frameHeight = { min: 40, max: 600, usual: 120 }
