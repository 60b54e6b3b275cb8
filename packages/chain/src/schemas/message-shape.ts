/** What a contract of CosmWasm can be told by one name, and what it wants to know with it. */
export type MessageShape = {
  name: string
  /** undefined where nobody says what it wants. */
  fields: FieldShape[] | undefined
}

export type FieldShape = { name: string; type: 'text' | 'number' | 'flag' | 'json'; isOptional: boolean }
