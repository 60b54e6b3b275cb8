import { keccak_256 } from '@noble/hashes/sha3.js'
import { decodeHex } from '@injsight/chain'
import { decodeMessage, findMessageType, type Any, type Coin } from '@injsight/chain/decode'
import { assert, invalidInput } from '@injsight/errors'

/** What a transaction says besides its messages, as EIP-712 of Injective's second kind shows it. */
export type Context = {
  accountNumber: bigint
  chainId: string
  fee: { amount: Coin[]; gas: bigint; payer: string }
  memo: string
  sequence: bigint
  timeoutHeight: bigint
}

/** The two texts that are signed. */
export type Texts = { context: string; msgs: string }

/**
 * The texts that the chain makes of a transaction to check its signature: what a wallet signs must be the same to the
 * letter.
 *
 * @param messages of types that are known
 */
export function writeTexts(context: Context, messages: readonly Any[]): Texts {
  return { context: writeContext(context), msgs: writeJson(messages.map(toJson)) }
}

function toJson({ type, value }: Any): object {
  const known = findMessageType(type)
  assert(known !== undefined, 'a message that is signed is of a known type', { type })
  return { '@type': type, ...decodeMessage(known, value) }
}

/** Names in alphabetical order, as Go writes a map. */
function writeContext({ accountNumber, chainId, fee, memo, sequence, timeoutHeight }: Context): string {
  const coins = fee.amount.map(({ denom, amount }) => ({ denom, amount }))
  const payer = fee.payer === '' ? '' : `,"payer":${writeJson(fee.payer)}`
  return [
    `{"account_number":${accountNumber},"chain_id":${writeJson(chainId)},`,
    `"fee":{"amount":${writeJson(coins)},"gas":${fee.gas}${payer}},"memo":${writeJson(memo)},`,
    `"sequence":${sequence},"timeout_height":${timeoutHeight}}`,
  ].join('')
}

/** Go escapes what would be markup in a page. */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * A context that a wallet signed.
 *
 * @throws Fault `invalid-input`, code `context.format`, for one that isn't written as the chain would write it
 */
export function readContext(text: string): Context {
  const context = parseContext(text)
  if (context === undefined || writeContext(context) !== text)
    throw invalidInput(
      'context.format',
      'The context of the transaction is not written as the chain writes it: take the one that PrepareTx answered, unchanged',
    )
  return context
}

function parseContext(text: string): Context | undefined {
  try {
    const { account_number, chain_id, fee, memo, sequence, timeout_height } = JSON.parse(text) as Told
    const { amount, gas, payer = '' } = fee
    const texts = [chain_id, memo, payer, ...amount.flatMap((coin) => [coin.denom, coin.amount])]
    const numbers = [account_number, sequence, timeout_height, gas]
    if (!texts.every((text) => typeof text === 'string')) return undefined
    if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined
    return {
      accountNumber: BigInt(account_number),
      chainId: chain_id,
      fee: { amount, gas: BigInt(gas), payer },
      memo,
      sequence: BigInt(sequence),
      timeoutHeight: BigInt(timeout_height),
    }
  } catch {
    return undefined
  }
}

type Told = {
  account_number: number
  chain_id: string
  fee: { amount: Coin[]; gas: number; payer?: string }
  memo: string
  sequence: number
  timeout_height: number
}

const verifyingContract = '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC'
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'string' },
]
const txFields = [
  { name: 'context', type: 'string' },
  { name: 'msgs', type: 'string' },
]
const domain = { name: 'Injective Web3', version: '1.0.0', verifyingContract, salt: '0' }

/** What `eth_signTypedData_v4` is given, as JSON. @param evmChainId the chain that the wallet is on */
export function writeTypedData(message: Texts, evmChainId: bigint): string {
  return JSON.stringify({
    types: { EIP712Domain: domainFields, Tx: txFields },
    primaryType: 'Tx',
    domain: { ...domain, chainId: `0x${evmChainId.toString(16)}` },
    message,
  })
}

/** The 32 bytes that are signed for it. */
export function hashTypedData({ context, msgs }: Texts, evmChainId: bigint): Uint8Array {
  const number = decodeHex(evmChainId.toString(16).padStart(64, '0'))
  const contract = decodeHex(verifyingContract.slice(2).padStart(64, '0'))
  const domainHash = keccak(
    hashText(typeOf('EIP712Domain', domainFields)),
    hashText(domain.name),
    hashText(domain.version),
    number,
    contract,
    hashText(domain.salt),
  )
  const messageHash = keccak(hashText(typeOf('Tx', txFields)), hashText(context), hashText(msgs))
  return keccak(Uint8Array.of(0x19, 0x01), domainHash, messageHash)
}

function typeOf(name: string, fields: { name: string; type: string }[]): string {
  return `${name}(${fields.map(({ name, type }) => `${type} ${name}`).join(',')})`
}

function hashText(text: string): Uint8Array {
  return keccak_256(new TextEncoder().encode(text))
}

function keccak(...parts: Uint8Array[]): Uint8Array {
  return keccak_256(Uint8Array.from(parts.flatMap((part) => [...part])))
}
