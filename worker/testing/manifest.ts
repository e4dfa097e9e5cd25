/** Replaces the client's manifest, so that worker tests need no build. */
export default {
  'start.ts': { file: 'assets/start.js', src: 'start.ts', imports: ['_first.js'] },
  '_first.js': { file: 'assets/first.js' },
  'styles/application.css': { file: 'assets/application.css', src: 'styles/application.css' },
  'styles/islands.css': { file: 'assets/islands.css', src: 'styles/islands.css' },
  'fonts/alegreya.woff2': { file: 'assets/alegreya.woff2', src: 'fonts/alegreya.woff2' },
}
