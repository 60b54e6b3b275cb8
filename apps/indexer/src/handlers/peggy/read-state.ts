import type { State } from '#src/state/state.ts'
import type { Fields } from '../read-fields.ts'
import { attestationKey, readClaim } from './claims.ts'
import { putRateLimit } from './rate-limits.ts'
import { readEthereumAddress, readParams, readValset } from './read.ts'
import {
  attestations,
  batchConfirms,
  batches,
  blacklist,
  bridgedDenoms,
  orchestrators,
  peggyModule,
  transfers,
  valsetConfirms,
  valsets,
} from './tables.ts'
import { oldestOf } from './valsets.ts'

/** @param json a genesis file's part, or what a node says of the module's state */
export function readState(state: State, json: Fields): void {
  const sets = json.objects('valsets').map(readValset)
  for (const { nonce, ...valset } of sets) state.put(valsets, { nonce, ...valset })
  for (const confirm of json.objects('valset_confirms')) putValsetConfirm(state, confirm)
  for (const batch of json.objects('batches')) readBatch(state, batch)
  for (const confirm of json.objects('batch_confirms')) putBatchConfirm(state, confirm)
  for (const transfer of json.objects('unbatched_transfers')) putTransfer(state, transfer, null)
  for (const attestation of json.objects('attestations')) readAttestation(state, attestation)
  for (const keys of json.objects('orchestrator_addresses')) {
    state.put(orchestrators, {
      validator: keys.name('sender'),
      orchestrator: keys.name('orchestrator'),
      eth_address: readEthereumAddress(keys.text('eth_address')),
    })
  }
  for (const pair of json.objects('erc20_to_denoms')) {
    state.put(bridgedDenoms, { erc20: readEthereumAddress(pair.text('erc20')), denom: pair.name('denom') })
  }
  for (const address of json.texts('ethereum_blacklist')) {
    state.put(blacklist, { address: readEthereumAddress(address) })
  }
  for (const limit of json.has('rate_limits') ? json.objects('rate_limits') : []) putRateLimit(state, limit)
  const count = (name: string) => (json.has(name) ? json.count(name) : 0n)
  state.put(peggyModule, {
    id: 1,
    params: readParams(json.object('params')),
    last_event: count('last_observed_nonce'),
    last_ethereum_height: count('last_observed_ethereum_height'),
    last_batch: count('last_outgoing_batch_id'),
    last_transfer: count('last_outgoing_pool_id'),
    last_valset: readLastValset(json.object('last_observed_valset')),
    oldest_valset: oldestOf(sets),
  })
}

export function putValsetConfirm(state: State, confirm: Fields): void {
  state.put(valsetConfirms, {
    nonce: confirm.count('nonce'),
    orchestrator: confirm.name('orchestrator'),
    eth_address: confirm.text('eth_address'),
    signature: confirm.text('signature'),
  })
}

/** The chain keeps the confirmation itself, but for the spelling of the signer. */
export function putBatchConfirm(state: State, confirm: Fields): void {
  state.put(batchConfirms, {
    nonce: confirm.count('nonce'),
    orchestrator: confirm.name('orchestrator'),
    token_contract: confirm.text('token_contract'),
    eth_signer: readEthereumAddress(confirm.text('eth_signer')),
    signature: confirm.text('signature'),
  })
}

function readBatch(state: State, batch: Fields): void {
  const nonce = batch.count('batch_nonce')
  const all = batch.objects('transactions')
  for (const transfer of all) putTransfer(state, transfer, nonce)
  state.put(batches, {
    nonce,
    token_contract: readEthereumAddress(batch.text('token_contract')),
    timeout: batch.count('batch_timeout'),
    block: batch.count('block'),
    transfers: all.map((transfer) => transfer.count('id').toString()),
  })
}

function putTransfer(state: State, transfer: Fields, batch: bigint | null): void {
  const [token, fee] = [transfer.object('erc20_token'), transfer.object('erc20_fee')]
  state.put(transfers, {
    id: transfer.count('id'),
    sender: transfer.name('sender'),
    destination: readEthereumAddress(transfer.text('dest_address')),
    token_contract: readEthereumAddress(token.text('contract')),
    amount: token.amount('amount'),
    fee: fee.amount('amount'),
    batch,
  })
}

function readAttestation(state: State, attestation: Fields): void {
  const json = attestation.object('claim')
  const claim = readClaim(json.text('@type'), json)
  state.put(attestations, {
    id: attestationKey(claim),
    nonce: json.count('event_nonce'),
    observed: attestation.flag('observed'),
    height: attestation.count('height'),
    claim,
    votes: attestation.texts('votes'),
  })
}

function readLastValset(json: Fields) {
  if (!json.has('nonce'))
    return { nonce: '0', members: [], height: '0', reward_amount: '0', reward_token: '' }
  const { nonce, height, members, reward_amount, reward_token } = readValset(json)
  return {
    nonce: nonce.toString(),
    members,
    height: height.toString(),
    reward_amount: reward_amount.toString(),
    reward_token,
  }
}
