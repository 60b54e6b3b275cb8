import { historyTable } from '#src/state/tables.ts'

const place = { height: 'int8', place: 'int4' } as const

export const bridgeWithdrawals = historyTable('bridge_withdrawals', 'height', {
  ...place,
  tx_seq: 'int8?',
  id: 'int8',
  sender: 'int8',
  receiver: 'bytes',
  denom: 'int8',
  amount: 'amount',
  fee: 'amount',
})
export const bridgeBatches = historyTable('bridge_batches', 'height', {
  ...place,
  at: 'int4',
  nonce: 'int8',
  withdrawal: 'int8',
  timeout: 'int8',
  orchestrator: 'int8',
  tx_seq: 'int8?',
})
export const bridgeClaims = historyTable('bridge_claims', 'height', {
  ...place,
  tx_seq: 'int8?',
  kind: 'int4',
  nonce: 'int8',
  attestation: 'bytes',
  ethereum_height: 'int8',
  orchestrator: 'int8',
  sender: 'bytes?',
  receiver: 'int8?',
  token_contract: 'bytes?',
  amount: 'amount?',
  data: 'text?',
  batch: 'int8?',
})
export const bridgeSteps = historyTable('bridge_steps', 'height', {
  ...place,
  tx_seq: 'int8?',
  kind: 'int4',
  subject: 'int8',
  attestation: 'bytes?',
  account: 'int8?',
})
export const claimKinds = { deposit: 1, withdrawal: 2, deployment: 3, valset: 4 }
export const stepKinds = {
  vote: 1,
  observed: 2,
  withdrawalCancelled: 3,
  batchCancelled: 4,
  batchConfirmed: 5,
}

export const historyTables = [bridgeWithdrawals, bridgeBatches, bridgeClaims, bridgeSteps]
