export const replies = {
  answer:
    'Peppermint is traditionally taken after a heavy meal. Its taste is cool and clear.\n\n- Pour hot water over it.\n- Cover the cup while it steeps.\n\nMore stands on the page of [Peppermint](/herbs/peppermint).',
  afterTool: 'Linden is traditionally taken in the cold season. I have that from the page of [Linden](/herbs/linden).',
  beginning: 'Peppermint tastes cool and clear. It is',
  shortSentence: 'Mint smells of summer and of gardens. ',
  html: 'Peppermint is cool.<script>alert(1)</script><img src="x" onerror="alert(2)"> See [this](https://elsewhere.test) and **that**.',
} as const
