import { isObject, textOf, unreadable, wholeOf, type Read, type ReadEntry } from './read-json.ts'

/** What is said beforehand of an upgrade of the chain. */
export type ChainUpgrade = {
  /** 0 where none is announced. */
  proposalId: number
  /** In English; empty for none. */
  message: string
  /** Where the chain will halt for it; 0 where none is announced. */
  height: number
  /** Whether sites are asked to stay as they are meanwhile. */
  disableMaintenance: boolean
}

/** Of a country by ISO 3166: two capitals. */
export const readCountry: ReadEntry<string> = (json) => {
  const text = textOf(json).toUpperCase()
  return /^[A-Z]{2}$/.test(text) ? text : undefined
}

/** In small letters: it is written in any case. */
export const readBlacklisted: ReadEntry<string> = (json) => {
  const text = textOf(json).toLowerCase()
  return /^0x[0-9a-f]{40}$/.test(text) ? text : undefined
}

/** @throws Fault `bad-chain-data` where its height can't be read: a wrong one would close pages for nothing */
export function readChainUpgrade(json: unknown): Read<ChainUpgrade> {
  if (!isObject(json)) throw unreadable('an object')
  const height = wholeOf(json['blockHeight'], Number.MAX_SAFE_INTEGER)
  const proposalId = wholeOf(json['proposalId'], Number.MAX_SAFE_INTEGER)
  if (height === undefined || proposalId === undefined) throw unreadable('the height of an upgrade')
  const message = textOf(json['proposalMsg'])
  return {
    value: { proposalId, message, height, disableMaintenance: json['disableMaintenance'] === true },
    dropped: 0,
  }
}
