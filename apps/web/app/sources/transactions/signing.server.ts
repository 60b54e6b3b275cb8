import { QueryClient as AuthClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import type { BaseAccount } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { QueryClient as FeesClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb.client'
import { asFault, unavailable } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'
import { fetchStatus } from '../status.server.ts'

const accounts = new AuthClient(chain)
const fees = new FeesClient(chain)

/** What a transaction of an account has to bear, as the chain stands now. */
export type Signing = {
  chainId: string
  /** The newest block. */
  height: bigint
  accountNumber: bigint
  sequence: bigint
  /** Of a key of Ethereum's curve, 33 bytes; undefined for one that has signed nothing yet. */
  publicKey: Uint8Array | undefined
}

/**
 * @returns undefined for an account that isn't on the chain yet: it has never had anything
 * @throws Fault when no node answers
 */
export async function fetchSigning(address: string): Promise<Signing | undefined> {
  const [status, account] = await Promise.all([fetchStatus(), findAccount(address)])
  if (account === undefined) return undefined
  // What is signed is void some blocks after the newest: without that nothing can be.
  if (status.head === 0n) throw unavailable('chain.headless', status.trouble)
  const { accountNumber, sequence, pubKey } = account
  return { chainId: status.chainId, height: status.head, accountNumber, sequence, publicKey: readKey(pubKey) }
}

async function findAccount(address: string): Promise<BaseAccount | undefined> {
  try {
    return (await accounts.accountInfo({ address })).response.info
  } catch (error) {
    if (asFault(error).kind === 'not-found') return undefined
    throw error
  }
}

function readKey(key: Any | undefined): Uint8Array | undefined {
  return key?.typeUrl === '/injective.crypto.v1beta1.ethsecp256k1.PubKey'
    ? PubKey.fromBinary(key.value).key
    : undefined
}

/** What nodes take at least for a unit of gas, in the smallest unit of INJ. */
const leastGasPrice = 160_000_000n
/** Decimals travel as whole numbers of 18 places. */
const one = 10n ** 18n

/** What a unit of gas costs now, in the smallest unit of INJ: the chain's own base fee, where it asks for more. */
export async function fetchGasPrice(): Promise<bigint> {
  const asked = BigInt((await fetchBaseFee()) || '0')
  const whole = (asked + one - 1n) / one
  return whole > leastGasPrice ? whole : leastGasPrice
}

/** Empty where the chain has no market of fees, or nobody tells. */
async function fetchBaseFee(): Promise<string> {
  try {
    return (await fees.getEipBaseFee({})).response.baseFee?.baseFee ?? ''
  } catch (error) {
    if (asFault(error).code === 'grpc.unimplemented') return ''
    throw error
  }
}
