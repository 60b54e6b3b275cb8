import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createWalletClient, http, type Hex, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { SignDoc } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'

/** 33 bytes, compressed, as a wallet of Cosmos tells it. */
export function publicKeyOf(key: Uint8Array): Uint8Array {
  return secp256k1.getPublicKey(key, true)
}

/** A signature over bytes as the chain checks it: of their Keccak-256, 64 bytes. */
export function signBytes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  return secp256k1.sign(keccak_256(bytes), key).toCompactRawBytes()
}

/** What a wallet of Cosmos signs of a transaction (SIGN_MODE_DIRECT). */
export function signDirect(
  key: Uint8Array,
  doc: { bodyBytes: Uint8Array; authInfoBytes: Uint8Array; chainId: string; accountNumber: bigint },
): Uint8Array {
  return signBytes(key, SignDoc.toBinary(doc))
}

/** What a wallet of Ethereum answers to `eth_signTypedData_v4`. */
export function signTypedData(key: Uint8Array, json: string): Promise<`0x${string}`> {
  return privateKeyToAccount(toHex(key)).signTypedData(JSON.parse(json) as TypedDataDefinition)
}

/** A transaction as a page hands it to a wallet of Ethereum: `0x…` all of it. */
export type HandedTransaction = { to: Hex; data: Hex; value: Hex; gas: Hex; gasPrice: Hex }

/**
 * What a wallet of Ethereum answers to `eth_sendTransaction`.
 *
 * @param url Ethereum's JSON-RPC, to which the wallet sends it by itself
 * @returns its Ethereum hash
 */
export function sendTransaction(key: Uint8Array, url: string, handed: HandedTransaction): Promise<Hex> {
  const { to, data, value, gas, gasPrice } = handed
  const account = privateKeyToAccount(toHex(key))
  return createWalletClient({ account, transport: http(url) }).sendTransaction({
    chain: null,
    to,
    data,
    value: BigInt(value),
    gas: BigInt(gas),
    gasPrice: BigInt(gasPrice),
  })
}
