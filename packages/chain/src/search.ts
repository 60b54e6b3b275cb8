import { Fault } from '@injsight/errors'
import { decodeAddress, encodeAddress, readAccount, readSubaccount } from './addresses/addresses.ts'
import { readDenom } from './tokens/denoms.ts'
import { encodeHex } from './hex.ts'

/** Why a text can't be anything; `message` says it for people, in English. */
export type SearchOutcome =
  | 'empty'
  | 'unknown'
  | 'blockInvalid'
  | 'accountInvalid'
  | 'invalidTransactionHash'
  | 'invalidName'

/** What a text looks like. Whether the chain has such a thing is another question. */
export type SearchShape =
  | { kind: 'height'; height: bigint }
  /** Of a transaction or a block, 64 upper-case hex digits. */
  | { kind: 'hash'; hash: string }
  | { kind: 'account'; account: string; spelling: 'cosmos' | 'ethereum' | 'validator' }
  | { kind: 'subaccount'; subaccount: string; account: string; nonce: bigint }
  /** A validator's consensus address, `injvalcons1…`. */
  | { kind: 'consensus'; consensus: string }
  | { kind: 'denom'; denom: string }
  /** A domain name when `service` is set; else words that may be a symbol, a moniker, a ticker. */
  | { kind: 'name'; name: string; service: 'inj' | 'sol' | undefined }
  | { kind: 'none'; outcome: SearchOutcome; message: string }

const longest = 300
const lastHeight = 2n ** 63n - 1n

/**
 * What a person may mean by a text: every spelling of heights, hashes, accounts, subaccounts, denoms and names. Never
 * throws, whatever the text. Links of explorers are read too.
 *
 * @example readSearchText('0xAF79152AC5dF276D9A8e1E2E22822f9713474902') // { kind: 'account', account: 'inj14au…', … }
 */
export function readSearchText(text: string): SearchShape {
  const trimmed = bareText(text)
  if (trimmed === '') return none('empty', 'Nothing to search for')
  if (trimmed.length > longest)
    return none('unknown', 'No block, transaction, asset or address has so long a name')
  return readLink(trimmed) ?? readPlain(trimmed)
}

/**
 * A text without what comes with it when it is copied: quotation marks and brackets around it, marks that turn or hide
 * text, and a word that says what it is, `Block 2,520` or `tx: 5101…`.
 *
 * @example bareText(' “Account inj14au3…cfqku”. ') // 'inj14au3…cfqku'
 */
export function bareText(text: string): string {
  const trimmed = text
    .slice(0, longest * 4)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim()
    .replace(/^["'`“”‘’«»<([{]+|["'`“”‘’«»>)\]},;]+\.?$/g, '')
    .replace(/(?<=[0-9a-z]{20})[.:!?]+$/i, '')
    .trim()
  const labelled = /^\p{L}[\p{L}\p{M} ]{0,24}(?:[\s:：#]+)(\S{8,})$/u.exec(trimmed)?.[1]
  if (labelled !== undefined && isIdentifier.test(labelled)) return labelled
  return blockLabel.exec(trimmed)?.[1] ?? trimmed
}

const isIdentifier =
  /^((0x)?[0-9a-f]{40,}|(inj|injvaloper|injvalcons)1[a-z0-9]{20,}|[a-z0-9]{4,20}(…|\.{2,3})[a-z0-9]{2,12})$/i

/** A block by the word for it in the languages of the site. */
const blockLabel =
  /^(?:block|height|bloque|altura|khối|chiều cao|区块|高度|블록|높이)[\s:：#]*(\d[\d,._' \u00a0\u202f]*)$/iu

function readPlain(text: string): SearchShape {
  for (const read of [readHex, readHeight, readBase64Hash, readBech32, readDenomText, readName]) {
    const shape = read(text)
    if (shape) return shape
  }
  return { kind: 'name', name: text, service: undefined }
}

/** A link's scheme may be missing, as browsers show it, and its host too. */
const link = /^(?:https?:\/\/[^/?#\s]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?::\d+)?)?\/([^?#\s]*)/i

/** What a link is about: the last of its parts that names something, or else the last one. */
function readLink(text: string): SearchShape | undefined {
  const parts =
    link
      .exec(text)?.[1]
      ?.split('/')
      .filter((part) => part !== '') ?? []
  const shapes = parts.map(readPlain)
  return shapes.findLast(({ kind }) => kind !== 'name' && kind !== 'none') ?? shapes.at(-1)
}

function readHex(text: string): SearchShape | undefined {
  const [, mark, digits] = /^(0x)?([0-9a-f]*)$/i.exec(text) ?? []
  if (digits === undefined) return /^0x/i.test(text) ? wrongHex(text) : undefined
  if (digits.length === 64) return /^.{40}0{16}/.test(digits) ? subaccount(digits) : hash(digits)
  if (digits.length === 40) return { kind: 'account', account: readAccount(digits), spelling: 'ethereum' }
  return mark || (digits.length > 45 && digits.length < 80) ? wrongHex(text) : undefined
}

function wrongHex(text: string): SearchShape {
  return text.length <= 54
    ? none('accountInvalid', 'An address that begins with 0x has 40 digits of 0 to 9 and a to f after it')
    : none('invalidTransactionHash', 'A hash has 64 digits of 0 to 9 and a to f')
}

function subaccount(digits: string): SearchShape {
  return { kind: 'subaccount', subaccount: `0x${digits.toLowerCase()}`, ...readSubaccount(digits) }
}

function hash(digits: string): SearchShape {
  return { kind: 'hash', hash: digits.toUpperCase() }
}

// 1234567, #1234567, 1,234,567, 1 234 567, 1_234_567, 1.234.567
function readHeight(text: string): SearchShape | undefined {
  const digits = /^#?([-+]?\d+|\d{1,3}([,._' \u00a0\u202f])\d{3}(?:\2\d{3})*)$/
    .exec(text)?.[1]
    ?.replace(/[,._' \u00a0\u202f]/g, '')
  if (digits === undefined) return undefined
  const height = BigInt(digits)
  if (height > 0n && height <= lastHeight) return { kind: 'height', height }
  return none('blockInvalid', 'Blocks are numbered from 1')
}

function readBase64Hash(text: string): SearchShape | undefined {
  if (!/^[\w+/-]{43}=$/.test(text)) return undefined
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return hash(encodeHex(Uint8Array.from(bytes, (character) => character.charCodeAt(0))))
}

function readBech32(text: string): SearchShape | undefined {
  const prefix = /^(inj|injvaloper|injvalcons)1[a-z0-9]{6,}$/i.exec(text)?.[1]?.toLowerCase()
  if (prefix === undefined) return undefined
  try {
    if (prefix === 'injvalcons')
      return { kind: 'consensus', consensus: encodeAddress(prefix, decodeAddress(text).bytes) }
    return {
      kind: 'account',
      account: readAccount(text),
      spelling: prefix === 'inj' ? 'cosmos' : 'validator',
    }
  } catch (error) {
    if (error instanceof Fault) return none('accountInvalid', error.message)
    throw error
  }
}

function readDenomText(text: string): SearchShape | undefined {
  const denom = readDenom(text)
  return denom === undefined ? undefined : { kind: 'denom', denom }
}

function readName(text: string): SearchShape | undefined {
  const service = /\.(inj|sol)$/i.exec(text)?.[1]?.toLowerCase()
  if (service !== 'inj' && service !== 'sol') return undefined
  const name = text.normalize('NFC').toLowerCase()
  if (name.split('.').includes(''))
    return none('invalidName', 'A name cannot have empty parts between its dots')
  if (/[^\p{L}\p{M}\p{N}\p{S}\p{Extended_Pictographic}._-]|[$+<=>^`|~]/u.test(name))
    return none('invalidName', 'A name has letters, digits, - and _')
  const host = name.slice(0, -4)
  if (service === 'inj' && (host.length < 3 || host.includes('.'))) {
    return none('invalidName', 'A .inj name is one word of 3 characters or more')
  }
  return { kind: 'name', name, service }
}

function none(outcome: SearchOutcome, message: string): SearchShape {
  return { kind: 'none', outcome, message }
}
