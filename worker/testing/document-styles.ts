/** Replaces the built style sheets of documents, so that worker tests need no build. */
export default {
  every: 'p{margin:0}',
  landing: '',
  remedies: '',
  herbs: '',
  herb: '',
  recipe: '',
  community: '',
  text: 'h1{margin:0}',
}
