import { PrivateKey } from '@injectivelabs/sdk-ts/core/accounts'
import { SignDoc } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import type { CosmosSigner } from '../signer.ts'
import type { AutoSign } from './rules.ts'

/** A new key, of 32 random bytes. */
export function makeKey(): Pick<AutoSign, 'address' | 'privateKey'> {
  const privateKey = crypto.getRandomValues(new Uint8Array(32)).toHex()
  return { address: PrivateKey.fromHex(privateKey).toBech32(), privateKey }
}

/** Signs with a key, and asks nobody. */
export function makeKeySigner({ address, privateKey }: AutoSign): CosmosSigner {
  const key = PrivateKey.fromHex(privateKey)
  return {
    kind: 'cosmos',
    address,
    publicKey: Uint8Array.fromBase64(key.toPublicKey().toBase64()),
    signDirect: async ({ bodyBytes, authInfoBytes, chainId, accountNumber }) => {
      const signed = SignDoc.toBinary({ bodyBytes, authInfoBytes, chainId, accountNumber })
      return { bodyBytes, authInfoBytes, signature: key.sign(signed) }
    },
  }
}
