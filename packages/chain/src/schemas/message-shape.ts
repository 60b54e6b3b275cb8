/** What a contract of CosmWasm can be told by one name, and what it wants to know with it. */
export type MessageShape = {
  name: string
  /** undefined where nobody says what it wants. */
  fields: FieldShape[] | undefined
}

/** `amount`, `decimal` and `binary` are texts of JSON: whole numbers that it can't hold, fractions, and base64. */
export type FieldType =
  | 'text'
  | 'address'
  | 'amount'
  | 'decimal'
  | 'binary'
  | 'choice'
  | 'number'
  | 'flag'
  | 'json'

export type FieldShape = {
  name: string
  isOptional: boolean
  type: FieldType
  /** Of a whole number: how many bits it has, and whether it may be below zero. */
  whole?: { bits: number; isSigned: boolean }
  /** Of a choice: what there is to choose from. */
  choices?: string[]
  /** Of JSON: what an object must and may have. */
  members?: FieldShape[]
  /** Of JSON: the one member that an object has, or one of `choices` as its text. */
  variants?: FieldShape[]
  /** Of JSON: what each of a list is. */
  items?: FieldShape
}

/** What is a text in JSON. */
export const textTypes: ReadonlySet<FieldType> = new Set<FieldType>([
  'text',
  'address',
  'amount',
  'decimal',
  'binary',
  'choice',
])
