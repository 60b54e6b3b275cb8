import {
  QueryAccountRequest,
  QueryAccountResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.js'
import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb.js'
import {
  AuthInfo,
  SignDoc,
  TxBody,
  TxRaw,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb.js'
import { EthAccount } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/account_pb.js'
import { badChainData, Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { IMessageType } from '@protobuf-ts/runtime'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { LocalAccount } from './accounts.ts'
import { chainId } from './known.ts'

export type Packed = { typeUrl: string; value: Uint8Array }

/** A message as a transaction carries it. */
export function pack<Message extends object>(type: IMessageType<Message>, message: Message): Packed {
  return { typeUrl: `/${type.typeName}`, value: type.toBinary(message) }
}

export type Signer = {
  account: LocalAccount
  /**
   * Signs and sends, one after the other in the order of the calls.
   *
   * @returns the hash, once the node has checked it
   * @throws Fault with the node's words when it refuses
   */
  send(messages: Packed[], gas: number): Promise<string>
}

// Least that nodes take, in inj by unit of gas; the market of fees may ask for more, so twice that.
const gasPrice = 320_000_000n

/** Signs for an account of a local chain: nobody else does, so its sequence is counted here. */
export function createSigner(node: NodeClient, account: LocalAccount): Signer {
  let known: { accountNumber: bigint; sequence: bigint } | undefined
  let last: Promise<unknown> = Promise.resolve()
  const sendNow = async (messages: Packed[], gas: number): Promise<string> => {
    known ??= await fetchAccount(node, account.address)
    const tx = sign(messages, { account, gas, ...known })
    try {
      const hash = await broadcast(node, tx)
      known.sequence += 1n
      return hash
    } catch (error) {
      known = undefined // whatever was refused, it is asked anew
      throw error
    }
  }
  return {
    account,
    send(messages, gas) {
      const sent = last.then(() => sendNow(messages, gas))
      last = sent.catch(() => {}) // told to who sent it
      return sent
    },
  }
}

type Signed = { account: LocalAccount; gas: number; accountNumber: bigint; sequence: bigint }

/** SIGN_MODE_DIRECT with a key of Ethereum's curve: the hash is Keccak-256. */
function sign(messages: Packed[], { account, gas, accountNumber, sequence }: Signed): Uint8Array {
  const publicKey = secp256k1.getPublicKey(account.key, true)
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages }))
  const authInfoBytes = AuthInfo.toBinary(
    AuthInfo.create({
      signerInfos: [
        {
          publicKey: pack(PubKey, { key: publicKey }),
          modeInfo: { sum: { oneofKind: 'single', single: { mode: SignMode.DIRECT } } },
          sequence,
        },
      ],
      fee: {
        amount: [{ denom: 'inj', amount: (BigInt(gas) * gasPrice).toString() }],
        gasLimit: BigInt(gas),
      },
    }),
  )
  const signed = SignDoc.toBinary({ bodyBytes, authInfoBytes, chainId, accountNumber })
  const signature = secp256k1.sign(keccak_256(signed), account.key).toCompactRawBytes()
  return TxRaw.toBinary({ bodyBytes, authInfoBytes, signatures: [signature] })
}

async function fetchAccount(node: NodeClient, address: string) {
  const request = QueryAccountRequest.toBinary({ address })
  const reply = await node.queryAbci('/cosmos.auth.v1beta1.Query/Account', request)
  const { account } = QueryAccountResponse.fromBinary(reply)
  const base = account === undefined ? undefined : EthAccount.fromBinary(account.value).baseAccount
  if (base === undefined) throw badChainData('account.unreadable', `${address} has no account`, { address })
  return { accountNumber: base.accountNumber, sequence: base.sequence }
}

async function broadcast(node: NodeClient, tx: Uint8Array): Promise<string> {
  const parameters = { tx: `0x${Buffer.from(tx).toString('hex')}` }
  const { value } = await node.fetchResult('broadcast_tx_sync', parameters)
  const { code, hash, log } = value as { code: number; hash: string; log: string }
  if (code !== 0)
    throw new Fault('invalid-input', 'tx.refused', `The node refused it: ${log}`, { code, hash })
  return hash
}
