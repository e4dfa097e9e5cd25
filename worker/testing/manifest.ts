/** Replaces the client's manifest, so that worker tests need no build. */
export default {
  'start.ts': { file: 'assets/start.js', src: 'start.ts', imports: ['_first.js'] },
  '_first.js': { file: 'assets/first.js' },
  'style.css': { file: 'assets/style.css', src: 'style.css' },
  'fonts/alegreya-700.woff2': { file: 'assets/alegreya-700.woff2', src: 'fonts/alegreya-700.woff2' },
  'fonts/figtree-400-700.woff2': { file: 'assets/figtree-400-700.woff2', src: 'fonts/figtree-400-700.woff2' },
}
