const words = {
  locked: 0x5515,
  refused: 0x6985,
  data: 0x6a80,
  parameters: 0x6b00,
  unknown: 0x6d00,
  app: 0x6e00,
}

/** Ends a command of a Ledger with a word of two bytes, as the device answers it. */
export class Refusal extends Error {
  readonly word: number

  constructor(word: keyof typeof words, why: string) {
    super(why)
    this.name = 'Refusal'
    this.word = words[word]
  }
}
