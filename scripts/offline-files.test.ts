import { describe, expect, it } from 'vitest'

import { listOfflineFiles, listOfflinePageFiles, nameBuild } from './offline-files.ts'

const manifest = {
  'start.ts': { file: 'assets/start.js', imports: ['_first'] },
  _first: { file: 'assets/first.js', dynamicImports: ['main.tsx'] },
  'main.tsx': {
    file: 'assets/main.js',
    dynamicImports: ['features/cabinet/cabinet.page.tsx', 'features/herbi/chat.tsx'],
  },
  'features/cabinet/cabinet.page.tsx': {
    file: 'assets/cabinet.js',
    imports: ['_cards', 'main.tsx'],
    dynamicImports: ['features/cabinet/cabinet-dialog.tsx'],
    css: ['assets/collection.css'],
  },
  _cards: { file: 'assets/cards.js', dynamicImports: ['_verdict'] },
  _verdict: { file: 'assets/verdict.js' },
  'features/cabinet/cabinet-dialog.tsx': { file: 'assets/dialog.js' },
  'features/herbi/chat.tsx': { file: 'assets/chat.js' },
  'features/recipes/admin-remedy.page.tsx': { file: 'assets/admin.js' },
  'styles/application.css': { file: 'assets/application.css' },
  'styles/documents/every.css': { file: 'assets/every.css' },
}

describe('the files for use without a connection', () => {
  it('are those of the frame and of each offline page, with what the page imports later', () => {
    expect(listOfflineFiles(manifest)).toEqual([
      '/assets/application.css',
      '/assets/cabinet.js',
      '/assets/cards.js',
      '/assets/collection.css',
      '/assets/dialog.js',
      '/assets/first.js',
      '/assets/main.js',
      '/assets/start.js',
      '/assets/verdict.js',
    ])
  })

  it('give the build a new name when one of them changes', () => {
    expect(nameBuild(['/assets/a-1.js'])).toBe(nameBuild(['/assets/a-1.js']))
    expect(nameBuild(['/assets/a-1.js'])).not.toBe(nameBuild(['/assets/a-2.js']))
  })

  it('of the offline page are its style sheets and fonts', () => {
    expect(listOfflinePageFiles(manifest)).toEqual(['/assets/every.css'])
  })
})
