import { isAddress, isObject, pictureOf, textOf, type ReadEntry } from './read-json.ts'

export type ListedValidator = {
  /** injvaloper1… */
  operator: string
  /** injvalcons1… that it signs blocks with; empty in older lists. */
  consensus: string
  moniker: string
  /** Of its account at keybase.io; empty for none. */
  identity: string
  /** Where a picture of it is; empty for none. */
  image: string
}

export const readValidator: ReadEntry<ListedValidator> = (json) => {
  if (!isObject(json)) return undefined
  const operator = textOf(json['operatorAddress'])
  if (!isAddress('injvaloper', operator)) return undefined
  const consensus = textOf(json['valconsAddress'])
  return {
    operator,
    consensus: isAddress('injvalcons', consensus) ? consensus : '',
    moniker: textOf(json['moniker']),
    identity: textOf(json['identity']),
    image: pictureOf(json['image']),
  }
}
