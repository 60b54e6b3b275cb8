import { readAccount, sentenceOf } from '@injsight/chain'
import { messageOfCall, type UnsignedCall } from '@injsight/evm'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { writeSentence } from '../../language/write-sentence.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { knownAbis, learnAbis } from '../../sources/evm/abis.server.ts'
import { callContract, estimateGas, type CallOutcome } from '../../sources/evm/eth-call.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { fetchGasPrice } from '../../sources/transactions/signing.server.ts'
import { writeFailure } from '../../views/transactions/failure.server.ts'
import { knownOf } from '../../views/sentences/known.server.ts'
import type { RefusalView } from '../../views/transactions/refusal.tsx'
import { costOf, type Preview } from './preview.server.ts'
import type { Move } from './sum-moves.ts'
import { sumTransfers } from './sum-transfers.ts'
import { pay, viewMoves } from './view-moves.server.ts'

/** What would come of a call of a contract of the EVM; and the price of a unit of gas that its cost is of. */
export type CallPreview = Preview & { gasPrice: string }

export async function previewCall(call: UnsignedCall, known: Naming): Promise<CallPreview> {
  const { from, to, input, value } = call
  const caller = { from, value: BigInt(value) }
  const account = readAccount(from)
  const [outcome, gas, price, held] = await Promise.all([
    callContract(to, input, caller),
    estimateGas(to, input, caller),
    fetchGasPrice(),
    fetchBalance(account, 'inj'),
    learnAbis([to]),
  ])
  const logs = outcome.kind === 'returned' ? outcome.logs : []
  const naming = await nameContracts([to, ...logs.map(({ address }) => address)], known)
  const message = messageOfCall(call, knownAbis)
  const context = { ...knownOf(naming.names), failed: false, signer: account, events: [] }
  const told: CallPreview = {
    sentence: writeSentence(sentenceOf(message, context), naming),
    messages: [],
    changes: [],
    notes: [],
    gasPrice: String(price),
  }
  if (outcome.kind === 'slow' || outcome.kind === 'noNode') return { ...told, unanswered: outcome.kind }
  if (outcome.kind !== 'returned') return { ...told, refusal: tellRefusal(outcome, message, naming) }
  const cost = costOf(gas > outcome.gasUsed ? gas : outcome.gasUsed, price, naming)
  const needed = caller.value + BigInt(cost.fee.amount)
  // The trial looks at no fee.
  if (held < needed) return { ...told, refusal: tellShort(held, needed, naming) }
  const moves: Move[] = [...sumTransfers(logs, account)].map(([contract, change]) => {
    const denom = naming.names.contracts?.get(contract)?.token?.denom
    return denom === undefined ? { place: contract, denom: contract, change } : { place: '', denom, change }
  })
  pay(moves, 'inj', -(readAccount(to) === account ? needed - caller.value : needed))
  return {
    ...told,
    cost,
    notes: input === '0x' ? [] : [translationsIn(naming.language, 'acts')('notes.logs')],
    changes: await viewMoves(moves, account, naming),
  }
}

function nameContracts(addresses: readonly string[], { names, ...naming }: Naming): Promise<Naming> {
  const contracts = [...new Set(addresses.map((address) => readAccount(address)))]
  const things = { markets: [], contracts, proposals: [], channels: [] }
  return addNamesOf(things, names).then((known) => ({ ...naming, names: known }))
}

/** As a block would tell it: a contract's own words stand in the log of the transaction. */
function tellRefusal(
  outcome: CallOutcome,
  message: ReturnType<typeof messageOfCall>,
  naming: Naming,
): RefusalView {
  if (!('bytes' in outcome)) return { words: [], step: '', log: outcome.words }
  const log = JSON.stringify({ vm_error: outcome.words, ret: outcome.bytes.toBase64() })
  const { words, step } = writeFailure({ codespace: 'evm', code: 3, log }, naming, [message])
  return { words, step, log }
}

function tellShort(held: bigint, needed: bigint, naming: Naming): RefusalView {
  const log = `spendable balance ${held}inj is smaller than ${needed}inj: insufficient funds`
  const { words, step } = writeFailure({ codespace: 'sdk', code: 5, log }, naming)
  return { words, step, log }
}
