import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import { MsgCreateValidator } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { pack, type LocalAccount } from '@injsight/local-chain'
import { sendAs } from './send-as.ts'

/**
 * Another validator of the stack `chain`, of one INJ among those who have thousands: that it never signs a block changes
 * nothing for the chain.
 *
 * @returns its address
 */
export async function createValidator(operator: LocalAccount, moniker: string): Promise<string> {
  const rate = (share: string) => `${share}0000000000000000`
  const validatorAddress = encodeAddress('injvaloper', decodeAddress(operator.address).bytes)
  const message = pack(MsgCreateValidator, {
    description: { moniker, identity: '', website: '', securityContact: '', details: '' },
    commission: { rate: rate('5'), maxRate: rate('20'), maxChangeRate: rate('1') },
    minSelfDelegation: '1',
    delegatorAddress: operator.address,
    validatorAddress,
    pubkey: pack(PubKey, { key: crypto.getRandomValues(new Uint8Array(32)) }),
    value: { denom: 'inj', amount: '1000000000000000000' },
  })
  await sendAs(operator, [message])
  return validatorAddress
}
