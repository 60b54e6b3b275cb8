import { invalidInput } from '@injsight/errors'
import { encodeAddress } from '../../../addresses/addresses.ts'
import { intrinsicGas } from '../../../intrinsic-gas.ts'
import { readBase64, type Fields } from '../../fields.ts'
import { account, amount, count } from '../../parts.ts'
import { rulesOf, tell, type RuleContext } from '../../rule.ts'
import type { Sentence } from '../../sentence.ts'
import { tellTransfer } from '../bank.ts'
import { accountOf, contractOf, findContract, tellGiven } from './contract.ts'
import { toModuleMessage } from './precompile.ts'
import { readCall, type Call } from './read-call.ts'
import { addMoves } from './moves.ts'
import { tellTokenCall } from './tokens.ts'

export const evm = rulesOf('injective.evm.v1', { MsgEthereumTx: transact })

// Bytes say nothing: package `evm` puts what they mean beside them.
function transact(message: Fields, context: RuleContext): Sentence {
  const sender = senderOf(message, context)
  const transaction = message.findObject('transaction')
  if (!transaction) return tell('evm.transact', context, { sender: account(sender) })
  const sent = { denom: 'inj', amount: transaction.findText('value') ?? '0' }
  const to = transaction.findText('to')
  if (to === undefined) return tellCreation(sender, transaction, context)
  const call = readCall(message)
  const bytes = countBytes(transaction.findText('input'))
  if (call && (call.contract || !ranNothing(transaction, to, context)))
    return tellCall({ ...call, sender, to, value: sent.amount }, context)
  if (bytes > 0) return tellData({ sender, to, value: sent.amount, bytes }, context)
  if (!findContract(to, context)) return tellTransfer(sender, accountOf(to), [sent], context)
  const recipient = contractOf(to, context)
  const sentence = tell('bank.send', context, { sender: account(sender), amount: amount(sent), recipient })
  return addMoves(sentence, { sender, to, value: sent.amount }, context)
}

/** Whether bytes that look like a call went to an account without code, which takes any: only the gas tells. */
function ranNothing(transaction: Fields, to: string, context: RuleContext): boolean {
  const used = (context.events ?? [])
    .find(({ type }) => type === 'ethereum_tx')
    ?.attributes.find(({ key }) => key === 'txGasUsed')?.value
  if (used === undefined || findContract(to, context)) return false
  const input = transaction.findText('input') ?? '0x'
  const accessList = transaction.list('access_list').map(({ json }) => ({
    storageKeys: Array.isArray(json['storageKeys']) ? json['storageKeys'] : [],
  }))
  return used === intrinsicGas({ input, accessList, isCreation: false }).toString()
}

function senderOf(message: Fields, { signer }: RuleContext): string {
  const from = readBase64(message.findText('from') ?? '')
  if (from.length === 20) return encodeAddress('inj', from)
  if (signer === undefined) throw invalidInput('message.format', 'from is not an address')
  return signer
}

function countBytes(hex = '0x'): number {
  return Math.floor((hex.length - 2) / 2)
}

// The address follows from who creates it. One that failed was never created.
function tellCreation(sender: string, transaction: Fields, context: RuleContext): Sentence {
  const address = transaction.findText('creates')
  const parts = { sender: account(sender) }
  if (address === undefined || context.failed) return tell('evm.create', context, parts)
  const created = { ...parts, contract: contractOf(address, context) }
  const value = transaction.findText('value') ?? '0'
  if (value === '0') return tell('evm.createAt', context, created)
  return tell('evm.createAtWithValue', context, {
    ...created,
    amount: amount({ denom: 'inj', amount: value }),
  })
}

/** `to` is Ethereum's address, `value` what was sent along, in the smallest unit of inj. */
type Sent = { sender: string; to: string; value: string }

function tellCall(call: Call & Sent, context: RuleContext): Sentence {
  if (call.messages.length > 0 && call.value === '0')
    return context.tell(call.messages.map((asked) => toModuleMessage(asked, context)))
  const token = tellTokenCall(call, context)
  if (token) return token
  // An account without code takes any bytes.
  if (call.method === undefined && !call.contract && !findContract(call.to, context)) {
    return tellData(call, context)
  }
  const parts = {
    sender: account(call.sender),
    contract: contractOf(call.to, context, call.contract),
    method: tellGiven(call.method ?? call.selector, call.arguments),
  }
  const key = call.known === 'selector' ? 'evm.guess' : 'evm.call'
  if (call.value === '0') return addMoves(tell(key, context, parts), call, context)
  const value = amount({ denom: 'inj', amount: call.value })
  return addMoves(tell(`${key}WithValue`, context, { ...parts, amount: value }), call, context)
}

function tellData(call: Sent & { bytes: number }, context: RuleContext): Sentence {
  return addMoves(tellBytes(call, context), call, context)
}

function tellBytes({ sender, to, value, bytes }: Sent & { bytes: number }, context: RuleContext): Sentence {
  const parts = { sender: account(sender), recipient: account(accountOf(to)), count: count(bytes) }
  if (value === '0') return tell('evm.sendData', context, parts)
  return tell('evm.sendDataWithValue', context, { ...parts, amount: amount({ denom: 'inj', amount: value }) })
}
