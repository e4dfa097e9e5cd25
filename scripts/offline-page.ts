import { paths } from '#domain/paths.ts'

const pages = [
  [paths.members, 'Saved remedies'],
  [paths.ownRecipes, 'Your recipes'],
  [paths.cabinet, 'Herbal Cabinet'],
  [paths.journal, 'Healing Journal'],
  [paths.labelDesigner, 'Label Designer'],
] as const

/** Returns the page that the service worker shows for a page that this device hasn't saved. */
export const writeOfflinePage = (files: readonly string[]): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>You’re offline | Herbal Remedies</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${files
  .filter((file) => file.endsWith('.css'))
  .map((file) => `<link rel="stylesheet" href="${file}">`)
  .join('\n')}
</head>
<body>
<header class="scalloped bg-sheet"><div class="wrap py-4"><a href="${paths.home}" class="brand">Herbal Remedies</a></div></header>
<main id="main" class="wrap">
<h1>You’re offline</h1>
<p>This page isn’t saved on your device. Connect to the internet and try again.</p>
<p><a href="" class="button">Try again</a></p>
<h2>Works without a connection</h2>
<ul>
${pages.map(([path, name]) => `<li><a href="${path}">${name}</a></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`
