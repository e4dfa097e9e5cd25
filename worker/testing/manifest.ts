/** Stands for the manifest of a built client, so that the worker's tests need no build. */
export default {
  'start.ts': { file: 'assets/start.js', src: 'start.ts' },
  'style.css': { file: 'assets/style.css', src: 'style.css' },
}
