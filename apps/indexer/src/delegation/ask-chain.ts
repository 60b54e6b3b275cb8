import {
  QueryAccountRequest,
  QueryAccountResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import { BaseAccount } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb'
import {
  SimulateRequest,
  SimulateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import {
  QueryEipBaseFeeRequest,
  QueryEipBaseFeeResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb'
import { EthAccount } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/account_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { badChainData, Fault, invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import { keyType } from './fee-payer.ts'

type Node = Pick<NodeClient, 'queryAbci'>

export type Account = {
  accountNumber: bigint
  /** Of its next transaction. */
  sequence: bigint
  /** 33 bytes; undefined for one that has signed nothing yet. */
  publicKey: Uint8Array | undefined
}

/** @throws Fault `not-found`, code `account.not_found` */
export async function fetchAccount(node: Node, address: string): Promise<Account> {
  const { typeUrl, value } = await askAccount(node, address)
  const base =
    typeUrl === `/${EthAccount.typeName}`
      ? EthAccount.fromBinary(value).baseAccount
      : typeUrl === `/${BaseAccount.typeName}`
        ? BaseAccount.fromBinary(value)
        : undefined
  if (base === undefined)
    throw badChainData('account.unreadable', `${address} is an account that signs nothing, ${typeUrl}`, {
      address,
    })
  const key = base.pubKey
  const publicKey = key?.typeUrl === keyType ? PubKey.fromBinary(key.value).key : undefined
  return { accountNumber: base.accountNumber, sequence: base.sequence, publicKey }
}

async function askAccount(node: Node, address: string) {
  try {
    const request = QueryAccountRequest.toBinary({ address })
    const reply = await node.queryAbci('/cosmos.auth.v1beta1.Query/Account', request)
    const { account } = QueryAccountResponse.fromBinary(reply)
    if (account !== undefined) return account
  } catch (error) {
    if (!(error instanceof Fault && error.kind === 'not-found')) throw error
  }
  throw refusal(
    Status.notFound,
    `${address} is not on the chain yet: it begins with the first coins that it is sent`,
    { address },
  )
}

// What nodes of Injective take at least, and a buffer for what the next blocks may ask for: in wei for a unit of gas.
const leastGasPrice = 160_000_000n
const withBuffer = (amount: bigint) => (amount * 12n) / 10n

/** What a unit of gas may cost at the moment, in wei of inj. */
export async function fetchGasPrice(node: Node): Promise<bigint> {
  const request = QueryEipBaseFeeRequest.toBinary({})
  try {
    const reply = await node.queryAbci('/injective.txfees.v1beta1.Query/GetEipBaseFee', request)
    const { baseFee } = QueryEipBaseFeeResponse.fromBinary(reply)
    // A decimal of the chain, in units of 10^-18 of what it counts.
    const price = withBuffer(BigInt(baseFee?.baseFee ?? 0) / 10n ** 18n)
    return price > leastGasPrice ? price : leastGasPrice
  } catch (error) {
    // A chain without that market, as older ones are.
    if (error instanceof Fault && error.kind !== 'unavailable') return leastGasPrice
    throw error
  }
}

/**
 * How much gas a transaction needs, by trying it, with a fifth more.
 *
 * @param txBytes with as many signatures as it will have, however empty
 * @throws Fault `invalid-input`, code `simulation.refused`, with the chain's words
 */
export async function simulateGas(node: Node, txBytes: Uint8Array): Promise<bigint> {
  try {
    const request = SimulateRequest.toBinary(SimulateRequest.create({ txBytes }))
    const reply = await node.queryAbci('/cosmos.tx.v1beta1.Service/Simulate', request)
    return withBuffer(SimulateResponse.fromBinary(reply).gasInfo?.gasUsed ?? 0n)
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'unavailable') throw error
    throw invalidInput(
      'simulation.refused',
      `The chain refuses the transaction: ${error.message}`,
      error.values,
    )
  }
}
