import { stateTable, type StateRow } from '#src/state/tables.ts'

/** One row, with id 1. */
export const peggyModule = stateTable(
  'peggy_module',
  { id: 'int4' },
  {
    params: 'json',
    last_event: 'int8',
    last_ethereum_height: 'int8',
    last_batch: 'int8',
    last_transfer: 'int8',
    last_valset: 'json',
    oldest_valset: 'int8?',
  },
)
export type PeggyModule = StateRow<typeof peggyModule>

export const valsets = stateTable(
  'peggy_valsets',
  { nonce: 'int8' },
  { height: 'int8', members: 'json', reward_amount: 'amount', reward_token: 'text' },
)
export const valsetConfirms = stateTable(
  'peggy_valset_confirms',
  { nonce: 'int8', orchestrator: 'text' },
  { eth_address: 'text', signature: 'text' },
)
export const batches = stateTable(
  'peggy_batches',
  { nonce: 'int8' },
  { token_contract: 'text', timeout: 'int8', block: 'int8', transfers: 'json' },
)
export const batchConfirms = stateTable(
  'peggy_batch_confirms',
  { nonce: 'int8', orchestrator: 'text' },
  { token_contract: 'text', eth_signer: 'text', signature: 'text' },
)
export const transfers = stateTable(
  'peggy_transfers',
  { id: 'int8' },
  {
    sender: 'text',
    destination: 'text',
    token_contract: 'text',
    amount: 'amount',
    fee: 'amount',
    batch: 'int8?',
  },
)
export const attestations = stateTable(
  'peggy_attestations',
  { id: 'text' },
  { nonce: 'int8', observed: 'bool', height: 'int8', claim: 'json', votes: 'json' },
)
export const orchestrators = stateTable(
  'peggy_orchestrators',
  { validator: 'text' },
  { orchestrator: 'text', eth_address: 'text' },
)
export const bridgedDenoms = stateTable('peggy_denoms', { erc20: 'text' }, { denom: 'text' })
export const blacklist = stateTable('peggy_blacklist', { address: 'text' }, {})
export const rateLimits = stateTable(
  'peggy_rate_limits',
  { token_contract: 'text' },
  {
    decimals: 'int8',
    price_id: 'text',
    limit_usd: 'decimal',
    mint_limit: 'amount',
    blocks: 'int8',
    transfers: 'json', // LimitedTransfer[], the oldest first
    forgets_at: 'int8?', // height at whose end the oldest of them no longer counts
  },
)
export type RateLimit = StateRow<typeof rateLimits>
/** As the chain writes it. */
export type LimitedTransfer = { amount: string; block_number: string; is_deposit: boolean }

export const stateTables = [
  peggyModule,
  valsets,
  valsetConfirms,
  batches,
  batchConfirms,
  transfers,
  attestations,
  orchestrators,
  bridgedDenoms,
  blacklist,
  rateLimits,
]
