import { TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { InjectiveExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb.client'
import { formatEthereumAddress } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import { indexer } from '../asking/clients.server.ts'
import type { Outcome } from './raw-transaction.server.ts'

const gateway = new InjectiveExchangeRPCClient(indexer)
/** Of accounts that can have another pay. */
export const keyType = '/injective.crypto.v1beta1.ethsecp256k1.PubKey'

/** A transaction for whose fee somebody else is asked. */
export type Wanted = {
  from: string
  memo: string
  timeoutHeight: bigint
  /** Each as JSON with "@type". */
  messages: string[]
  /** The chain that a wallet of Ethereum is on; 0 for a wallet of Cosmos. */
  evmChainId: bigint
}

/**
 * What is to be signed, typed data as JSON or the bytes of a transaction, and who will pay. Public gateways have signed
 * typed data already: `payerSignature` is given back to them as it is, and empty where who pays signs last.
 */
export type Made = { payer: string } & ({ typedData: string; payerSignature: string } | { tx: Uint8Array })

/** What gateways take for their own trouble; how much gas it needs they find out themselves. */
const fee = { price: [{ denom: 'inj', amount: '200000000000000' }], gas: 0n, delegateFee: true }

/**
 * Has a transaction made whose fee another pays.
 *
 * @returns undefined where nobody does: none is there, what it pays in a day is used up, or it doesn't pay for such
 *   messages
 */
export async function makeDelegated({ messages, ...wanted }: Wanted): Promise<Made | undefined> {
  const { from, memo, timeoutHeight, evmChainId: chainId } = wanted
  const msgs = messages.map((message) => new TextEncoder().encode(message))
  const shared = { chainId, memo, timeoutHeight, msgs, fee }
  try {
    if (chainId === 0n) {
      const { response } = await gateway.prepareCosmosTx({ ...shared, senderAddress: from })
      return { payer: response.feePayer, tx: response.tx }
    }
    const signerAddress = formatEthereumAddress(from)
    const ask = gateway.prepareTx({ ...shared, signerAddress, sequence: 0n, eip712Wrapper: 'v2' })
    const { response } = await ask
    const { feePayer: payer, feePayerSig: payerSignature, data: typedData } = response
    return { payer, typedData, payerSignature }
  } catch (error) {
    const fault = asFault(error)
    if (fault.kind === 'bug') throw fault
    return undefined
  }
}

/** What an account has signed. */
export type SignedForPayer = {
  signature: Uint8Array
  publicKey: Uint8Array
} & (
  | { from: string; bodyBytes: Uint8Array; authInfoBytes: Uint8Array }
  | {
      context: string
      messages: string[]
      evmChainId: bigint
      /** As they were answered when it was made. */
      payer: string
      payerSignature: string
    }
)

/** Gives it to who pays, who gives it to the chain. */
export async function sendDelegated({ signature, publicKey, ...signed }: SignedForPayer): Promise<Outcome> {
  const shared = {
    signature: `0x${signature.toHex()}`,
    pubKey: { type: keyType, key: `0x${publicKey.toHex()}` },
  }
  try {
    if ('from' in signed) {
      const { from, bodyBytes, authInfoBytes } = signed
      const tx = TxRaw.toBinary({ bodyBytes, authInfoBytes, signatures: [] })
      const { response } = await gateway.broadcastCosmosTx({ ...shared, tx, senderAddress: from })
      return { hash: response.txHash }
    }
    const { context, messages, evmChainId, payer, payerSignature } = signed
    const encoder = new TextEncoder()
    const { response } = await gateway.broadcastTx({
      ...shared,
      chainId: evmChainId,
      tx: encoder.encode(JSON.stringify({ context, msgs: null })),
      msgs: messages.map((message) => encoder.encode(message)),
      feePayer: payer,
      feePayerSig: payerSignature,
      mode: 'sync',
    })
    return { hash: response.txHash }
  } catch (error) {
    const fault = asFault(error)
    if (fault.kind !== 'invalid-input' && fault.kind !== 'not-found') throw fault
    return { refusal: readRefused(fault.message) }
  }
}

/** Who pays tells the chain's code in its words, as Go's servers do. */
function readRefused(message: string): NonNullable<Outcome['refusal']> {
  const [, code, codespace] =
    /\{key:"ABCICode" value:"(\d+)"\} \{key:"Codespace" value:"(\w*)"\}/.exec(message) ?? []
  const log = message.replace(/ \[reason:\{.*$/s, '')
  return code === undefined
    ? { codespace: '', code: 0, log }
    : { codespace: codespace ?? '', code: Number(code), log }
}
