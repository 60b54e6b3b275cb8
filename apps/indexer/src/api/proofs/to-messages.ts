import type { BlockCommit, MerklePath, ProofValidator, SealedHeader } from '@injsight/injsight-v1'
import { proveInclusion } from '@injsight/light-client'
import type { RpcBlockId, RpcCommit, RpcHeader, RpcTxResult, RpcValidator } from '@injsight/node-client'

export function toHeader(header: RpcHeader): SealedHeader {
  return {
    version: { block: header.version.block, app: header.version.app ?? '0' },
    chainId: header.chain_id,
    height: header.height,
    time: header.time,
    lastBlockId: toBlockId(header.last_block_id),
    lastCommitHash: header.last_commit_hash,
    dataHash: header.data_hash,
    validatorsHash: header.validators_hash,
    nextValidatorsHash: header.next_validators_hash,
    consensusHash: header.consensus_hash,
    appHash: header.app_hash,
    lastResultsHash: header.last_results_hash,
    evidenceHash: header.evidence_hash,
    proposerAddress: header.proposer_address,
  }
}

export function toCommit({ height, round, block_id, signatures }: RpcCommit): BlockCommit {
  return {
    height,
    round,
    blockId: toBlockId(block_id),
    signatures: signatures.map((one) => ({
      blockIdFlag: one.block_id_flag,
      validatorAddress: one.validator_address,
      timestamp: one.timestamp,
      signature: one.signature ?? '',
    })),
  }
}

export function toValidator({ address, pub_key, voting_power }: RpcValidator): ProofValidator {
  return { address, pubKey: { type: pub_key.type, value: pub_key.value }, votingPower: voting_power }
}

export function toResult({ code, data, gas_wanted, gas_used }: RpcTxResult) {
  return { code: code ?? 0, data: data ?? '', gasWanted: gas_wanted ?? '0', gasUsed: gas_used ?? '0' }
}

export function toPath(leaves: Uint8Array[], place: number): MerklePath {
  const { index, total, aunts } = proveInclusion(leaves, place)
  return { index, total, aunts: aunts.map((aunt) => Buffer.from(aunt).toString('base64')) }
}

function toBlockId({ hash, parts }: RpcBlockId) {
  return { hash, parts: { total: parts.total, hash: parts.hash } }
}
