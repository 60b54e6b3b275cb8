import { shortenAddress, shortenHash } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { account, coin, fileOnly, nothing, words } from '../lists/cells.server.ts'
import type { Cell } from '../lists/table.ts'
import { isLocal, sayChain, sayOtherEnd, type LeadsTo } from './say-chain.ts'

/** Somebody on another chain: an address that this one has no page for. */
export function foreign(address: string): Cell {
  if (address === '') return nothing
  const text = address.length > 20 ? shortenAddress(address) : isolateName(address)
  return { shown: [{ text, title: address, look: 'identifier' }], file: address }
}

/** An account of this chain, or an address of another. */
export function anybody(address: string, naming: Naming): Cell {
  return /^inj1[0-9a-z]{38}$/.test(address) ? account(address, naming) : foreign(address)
}

/** Names of the chain's own: channels, connections; whoever opened one may have called it as they like. */
export function named(text: string, to?: string): Cell {
  if (text === '') return nothing
  return {
    shown: [{ text: isolateName(text), title: text, look: 'identifier', ...(to !== undefined && { to }) }],
    file: text,
  }
}

/** The chain at the other end by what people call it and its id; or this one, in words. */
export function otherChain(way: LeadsTo, { language }: Pick<Naming, 'language'>): Cell {
  const { chain } = way
  if (isLocal(way)) return words([sayOtherEnd(way, translationsIn(language, 'bridges'))])
  if (chain === '') return nothing
  return { shown: [{ text: sayChain(chain), title: chain, look: 'name' }], file: chain }
}

/** What the chain calls something, in words; as it is where those aren't known. */
export function said(text: string): Cell {
  return text === '' ? nothing : words([isolateName(text)])
}

export function transaction(hash: string): Cell {
  if (hash === '') return nothing
  return {
    shown: [{ text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' }],
    file: hash,
  }
}

/** How much of what: one cell of a page, two of a file. */
export function coinCells(denom: string, amount: string, naming: Naming): [Cell, Cell] {
  const shown = coin(denom, amount, naming)
  return [shown, fileOnly(denom)]
}

/** Where something stands in its own list. */
export function numbered(id: bigint | string, to: string): Cell {
  return { shown: [{ text: String(id), to, look: 'identifier' }], file: id }
}

/** Said of steps of which public services tell the first alone; empty where all are told. */
export function warnOf(unknown: readonly string[], { language }: Naming): string {
  return unknown.includes('steps') ? translationsIn(language, 'bridges')('firstStepAlone') : ''
}
