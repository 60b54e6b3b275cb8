import { invalidInput } from '@injsight/errors'
import { encodeAddress } from '../../addresses.ts'
import { encodeHex } from '../../hex.ts'
import { readBase64, type Fields } from '../fields.ts'
import { account, amount, ethereum, identifier } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Part } from '../sentence.ts'

export const evm = rulesOf('injective.evm.v1', { MsgEthereumTx: transact })

function transact(message: Fields, context: RuleContext) {
  const sender = senderOf(message, context)
  const transaction = message.findObject('data')
  if (!transaction) return tell('evm.transact', context, { sender })
  const to = transaction.findText('to')
  if (to === undefined) return tell('evm.create', context, { sender })
  const input = readBase64(transaction.findText('data') ?? '')
  const value = { denom: 'inj', amount: transaction.findText('value') ?? '0' }
  const contract = ethereum(to)
  if (input.length < 4)
    return tell('evm.send', context, { sender, recipient: contract, amount: amount(value) })
  const parts = { sender, contract, method: identifier(nameOf(input)) }
  if (value.amount === '0') return tell('evm.call', context, parts)
  return tell('evm.callWithValue', context, { ...parts, amount: amount(value) })
}

function senderOf(message: Fields, { signer }: RuleContext): Part {
  const from = readBase64(message.findText('from') ?? '')
  if (from.length === 20) return account(encodeAddress('inj', from))
  if (signer === undefined) throw invalidInput('message.format', 'from is not an address')
  return account(signer)
}

// A method is called by four bytes of the hash of its name; these are what nearly every token knows.
const methods: Readonly<Record<string, string>> = {
  '0xa9059cbb': 'transfer',
  '0x23b872dd': 'transferFrom',
  '0x095ea7b3': 'approve',
  '0xd0e30db0': 'deposit',
  '0x2e1a7d4d': 'withdraw',
  '0x40c10f19': 'mint',
  '0x42966c68': 'burn',
  '0xac9650d8': 'multicall',
}

function nameOf(input: Uint8Array): string {
  const selector = `0x${encodeHex(input.subarray(0, 4))}`
  return methods[selector] ?? selector
}
