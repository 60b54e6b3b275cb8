import { formatEthereumAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { Fields } from '../read-fields.ts'

/** An address of Ethereum with the capitals that the chain gives it. */
export function readEthereumAddress(text: string): string {
  if (/^(0x)?[0-9a-f]{40}$/i.test(text)) return formatEthereumAddress(text)
  throw badChainData('ethereum.address', `"${text.slice(0, 80)}" is no address of Ethereum`)
}

export function readValset(valset: Fields) {
  return {
    nonce: valset.count('nonce'),
    height: valset.count('height'),
    members: readMembers(valset.objects('members')),
    reward_amount: valset.has('reward_amount') ? valset.amount('reward_amount') : 0n,
    reward_token: valset.has('reward_token') ? valset.text('reward_token') : '',
  }
}

export function readMembers(members: Fields[]) {
  return members.map((member) => ({
    power: member.count('power').toString(),
    ethereum_address: member.text('ethereum_address'),
  }))
}

const texts = [
  'peggy_id',
  'contract_source_hash',
  'bridge_ethereum_address',
  'cosmos_coin_denom',
  'cosmos_coin_erc20_contract',
]
const counts = [
  'bridge_chain_id',
  'signed_valsets_window',
  'signed_batches_window',
  'signed_claims_window',
  'target_batch_timeout',
  'average_block_time',
  'average_ethereum_block_time',
  'unbond_slashing_valsets_window',
  'bridge_contract_start_height',
]
const fractions = [
  'slash_fraction_valset',
  'slash_fraction_batch',
  'slash_fraction_claim',
  'slash_fraction_conflicting_claim',
  'slash_fraction_bad_eth_signature',
]

export type Params = Record<string, unknown>

export function readParams(params: Fields): Params {
  const all = <Value>(names: string[], read: (name: string) => Value, unset: Value) =>
    names.map((name) => [name, params.has(name) ? read(name) : unset] as const)
  const reward = params.has('valset_reward') ? params.object('valset_reward') : undefined
  return Object.fromEntries([
    ...all(texts, params.text, ''),
    ...all(counts, (name) => params.count(name).toString(), '0'),
    ...all(fractions, params.text, ''),
    ['claim_slashing_enabled', params.flag('claim_slashing_enabled')],
    [
      'valset_reward',
      { denom: reward?.text('denom') ?? '', amount: (reward?.amount('amount') ?? 0n).toString() },
    ],
    ['admins', params.texts('admins')],
    [
      'segregated_wallet_address',
      params.has('segregated_wallet_address') ? params.text('segregated_wallet_address') : '',
    ],
  ])
}
