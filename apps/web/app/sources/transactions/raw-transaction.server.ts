import { ServiceClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb.client'
import { BroadcastMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import { readRefusal } from '@injsight/chain'
import { asFault, type Fault } from '@injsight/errors'
import { chain, injsight } from '../asking/clients.server.ts'

const service = new ServiceClient(chain)

/** How long the chain may take to run a transaction. */
const timeoutMs = 8000

/** The bytes of a transaction, as they stand in its block. */
export async function fetchRawTransaction(hash: string): Promise<Uint8Array> {
  const { response } = await injsight.getRawTransaction({ hash })
  return Uint8Array.fromBase64(response.tx)
}

/** What the chain said of a transaction that was only shown to it. */
export type Outcome = {
  gasUsed?: bigint
  hash?: string
  /** What it would tell that it did. */
  events?: ChainEvent[]
  refusal?: Refusal
  /** Nobody ran it: no answer came in time, or there is no node. */
  unanswered?: 'slow' | 'noNode'
}

export type ChainEvent = { type: string; attributes: { key: string; value: string }[] }

/**
 * Amounts as the chain's events write them.
 *
 * @example readCoins('5inj,7peggy0xa') // [{ amount: '5', denom: 'inj' }, { amount: '7', denom: 'peggy0xa' }]
 */
export function readCoins(text: string): { amount: string; denom: string }[] {
  return text.split(',').flatMap((coin) => {
    const [, amount, denom] = /^(\d{1,78})(\D.*)$/.exec(coin.trim()) ?? []
    return amount === undefined || denom === undefined ? [] : [{ amount, denom }]
  })
}

/** Why not; without a code where nothing but words was given. */
export type Refusal = { codespace: string; code: number; log: string }

/** Lets the chain run a transaction without keeping what it does. Whatever comes of it is an outcome. */
export async function simulate(txBytes: Uint8Array): Promise<Outcome> {
  try {
    const { response } = await service.simulate({ txBytes }, { timeout: timeoutMs })
    const events = response.result?.events ?? []
    return {
      ...(response.gasInfo && { gasUsed: response.gasInfo.gasUsed }),
      events: events.map(({ type, attributes }) => ({
        type,
        attributes: attributes.map(({ key, value }) => ({ key, value })),
      })),
    }
  } catch (error) {
    return whyNot(asFault(error))
  }
}

function whyNot(fault: Fault): Outcome {
  const { kind, code, message } = fault
  if (kind === 'bug' && !code.startsWith('grpc.')) throw fault
  const refusal = refusalOf(message)
  // Nodes tell a refusal with any status, and say how much gas it took.
  if (/gas used: '\d+'/.test(message) || refusal.code !== 0) return { refusal }
  if (code === 'service.slow' || code === 'grpc.deadline_exceeded') return { refusal, unanswered: 'slow' }
  const isAway = kind === 'unavailable' || code === 'grpc.unimplemented'
  return { refusal, ...(isAway && { unanswered: 'noNode' }) }
}

/** Gives a signed transaction to the chain. Where no answer came, it may have been taken all the same. */
export async function broadcast(txBytes: Uint8Array): Promise<Outcome> {
  try {
    const { response } = await service.broadcastTx({ txBytes, mode: BroadcastMode.SYNC })
    const { code = 0, codespace = '', txhash = '', rawLog = '' } = response.txResponse ?? {}
    return code === 0 ? { hash: txhash } : { refusal: { codespace, code, log: rawLog } }
  } catch (error) {
    const { kind, code, message } = asFault(error)
    const refusal = refusalOf(message)
    const isSilent = kind === 'unavailable' || code === 'grpc.deadline_exceeded'
    return { refusal, ...(refusal.code === 0 && isSilent && { unanswered: 'slow' }) }
  }
}

function refusalOf(log: string): Refusal {
  return readRefusal(log) ?? { codespace: '', code: 0, log }
}
