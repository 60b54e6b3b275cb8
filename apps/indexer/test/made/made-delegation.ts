import { BaseAccount } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb'
import {
  QueryAccountRequest,
  QueryAccountResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import { SimulateResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { notFound } from '@injsight/errors'
import { Status } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import { createFeePayer, keyType, type FeePayer } from '#src/delegation/fee-payer.ts'

/** An account with its key, which counts what it has signed. */
export function madeSigner(byte: number): FeePayer & { signed: number } {
  const signer = createFeePayer(new Uint8Array(32).fill(byte))
  const counted = {
    ...signer,
    signed: 0,
    sign(digest: Uint8Array) {
      counted.signed++
      return signer.sign(digest)
    },
  }
  return counted
}

export type MadeNode = Pick<NodeClient, 'queryAbci' | 'fetchResult'> & {
  /** What it was given, in order. */
  sent: Uint8Array[]
  /** What it answers to the next ones; takes them unless told otherwise. */
  answer: () => object
}

/** `isNew`: it has coins, and has signed nothing, so that the chain doesn't know its key. */
export type MadeAccount = FeePayer & { accountNumber: bigint; sequence: bigint; isNew?: true }

/** A node that knows accounts, and takes what it is given. */
export function madeNode(accounts: MadeAccount[]): MadeNode {
  const node: MadeNode = {
    sent: [],
    answer: () => ({ code: 0, codespace: '', log: '', hash: 'AB'.repeat(32) }),
    async queryAbci(path, request) {
      if (path === '/cosmos.tx.v1beta1.Service/Simulate')
        return Buffer.from(SimulateResponse.toBinary({ gasInfo: { gasWanted: 0n, gasUsed: 100_000n } }))
      const { address } = QueryAccountRequest.fromBinary(request)
      const account = accounts.find((one) => one.address === address)
      const isAccount = path === '/cosmos.auth.v1beta1.Query/Account' && account !== undefined
      if (!isAccount) throw notFound('query', `there is no ${path}`, { grpcStatus: Status.notFound })
      const { accountNumber, sequence, publicKey: key, isNew } = account
      const pubKey = isNew ? undefined : { typeUrl: keyType, value: PubKey.toBinary({ key }) }
      const value = BaseAccount.toBinary({ address, accountNumber, sequence, pubKey })
      return Buffer.from(
        QueryAccountResponse.toBinary({ account: { typeUrl: `/${BaseAccount.typeName}`, value } }),
      )
    },
    async fetchResult(_method, parameters) {
      node.sent.push(Buffer.from((parameters?.['tx'] ?? '').slice(2), 'hex'))
      return { raw: Buffer.alloc(0), value: node.answer() }
    },
  }
  return node
}
