import type { RpcBlock, RpcBlockResults, RpcEvent } from '@injsight/node-client'

/** What a node would say of a block with these transactions, which all succeeded, and these events of its own. */
export function makeRpcBlock(
  height: bigint,
  time: string,
  txs: { raw: string; events: RpcEvent[] }[],
  ofBlock: RpcEvent[],
): { block: RpcBlock; results: RpcBlockResults } {
  const hash = '00'.repeat(32)
  const header = {
    version: { block: '11' },
    chain_id: 'injective-777',
    height: height.toString(),
    time,
    last_block_id: { hash: 'AB'.repeat(32), parts: { total: 1, hash } },
    last_commit_hash: hash,
    data_hash: hash,
    validators_hash: hash,
    next_validators_hash: hash,
    consensus_hash: hash,
    app_hash: hash,
    last_results_hash: hash,
    evidence_hash: hash,
    proposer_address: '11'.repeat(20),
  }
  const result = {
    code: 0,
    data: null,
    log: '',
    info: '',
    codespace: '',
    gas_wanted: '1000000',
    gas_used: '50000',
  }
  return {
    block: {
      block_id: { hash: 'CD'.repeat(32), parts: { total: 1, hash } },
      block: {
        header,
        data: { txs: txs.map(({ raw }) => raw) },
        evidence: { evidence: null },
        last_commit: null,
      },
    },
    results: {
      height: height.toString(),
      txs_results: txs.map(({ events }) => ({ ...result, events })),
      finalize_block_events: ofBlock,
      validator_updates: null,
      consensus_param_updates: null,
    },
  }
}
