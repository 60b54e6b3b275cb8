// What CometBFT 0.38 and 1.x answer, as they write it: heights and gas are digits, hashes upper-case hex,
// transactions and keys base64. Only what we read is listed; the rest is there too.

/** One answer: the bytes of its `result` as they came, and the same parsed. */
export type Answer<Value> = { raw: Buffer; value: Value }

export type NodeStatus = {
  chainId: string
  /** The last height that can be asked for. */
  head: bigint
  /** The first height that the node still has. */
  earliest: bigint
  isCatchingUp: boolean
  /** Of CometBFT. */
  version: string
  moniker: string
}

/** What a recorded node says of itself; a real node has no such words. Heights are digits. */
export type RecordingInfo = {
  format: number
  chainId: string
  from: string
  to: string
  liveFrom: string
  recordedAt: string
  note: string
  /** The last block has been played: the chain stands still from now on. */
  ended: boolean
}

export type RpcBlockId = { hash: string; parts: { total: number; hash: string } }

export type RpcHeader = {
  version: { block: string; app?: string }
  chain_id: string
  height: string
  /** RFC 3339 with up to nine digits of a second */
  time: string
  last_block_id: RpcBlockId
  last_commit_hash: string
  data_hash: string
  validators_hash: string
  next_validators_hash: string
  consensus_hash: string
  app_hash: string
  last_results_hash: string
  evidence_hash: string
  proposer_address: string
}

export type RpcCommitSignature = {
  /** 1 absent, 2 for the block, 3 for nil */
  block_id_flag: number
  validator_address: string
  timestamp: string
  signature: string | null
}

export type RpcCommit = {
  height: string
  round: number
  block_id: RpcBlockId
  signatures: RpcCommitSignature[]
}

export type RpcBlock = {
  block_id: RpcBlockId
  block: {
    header: RpcHeader
    /** base64 */
    data: { txs: string[] | null }
    evidence: { evidence: unknown[] | null }
    last_commit: RpcCommit | null
  }
}

export type RpcEventAttribute = { key: string; value: string | null; index?: boolean }
export type RpcEvent = { type: string; attributes: RpcEventAttribute[] | null }

export type RpcTxResult = {
  code: number
  data: string | null
  log: string
  info: string
  gas_wanted: string
  gas_used: string
  events: RpcEvent[] | null
  codespace: string
}

export type RpcBlockResults = {
  height: string
  /** null in an empty block */
  txs_results: RpcTxResult[] | null
  /** Of the beginning and of the end of the block, told apart by the attribute `mode`. */
  finalize_block_events: RpcEvent[] | null
  validator_updates: unknown[] | null
  consensus_param_updates: unknown
  app_hash?: string
}

export type RpcSignedHeader = { signed_header: { header: RpcHeader; commit: RpcCommit }; canonical: boolean }

export type RpcValidator = {
  address: string
  pub_key: { type: string; value: string }
  voting_power: string
  proposer_priority: string
}
/** One page of the validators of a height. */
export type RpcValidators = {
  block_height: string
  validators: RpcValidator[]
  count: string
  total: string
}

export type RpcGenesis = {
  genesis_time: string
  chain_id: string
  initial_height: string
  consensus_params?: unknown
  app_state: Record<string, unknown>
}
