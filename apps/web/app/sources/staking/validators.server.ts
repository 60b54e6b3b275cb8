import type {
  GetValidatorResponse,
  ListDelegatorsResponse,
  ListProposedBlocksResponse,
  ListStakeMovesResponse,
  ListValidatorChangesResponse,
  ListValidatorsResponse,
} from '@injsight/injsight-v1'
import { explorer, injsight } from '../asking/clients.server.ts'

export async function fetchValidators(): Promise<ListValidatorsResponse> {
  return (await injsight.listValidators({})).response
}

/** @param address any of its addresses */
export async function fetchValidator(address: string): Promise<GetValidatorResponse> {
  return (await injsight.getValidator({ address })).response
}

export async function fetchDelegators(page: {
  validator: string
  cursor: string
  limit: number
}): Promise<ListDelegatorsResponse> {
  return (await injsight.listDelegators(page)).response
}

/** What a validator changed and what befell it, the newest first. */
export async function fetchValidatorChanges(page: {
  validator: string
  cursor: string
  limit: number
}): Promise<ListValidatorChangesResponse> {
  return (await injsight.listValidatorChanges(page)).response
}

/** The blocks that a validator proposed, the newest first. */
export async function fetchProposedBlocks(
  validator: string,
  page: { cursor: string; limit: number },
): Promise<ListProposedBlocksResponse> {
  return (await injsight.listProposedBlocks({ validator, ...page })).response
}

/** Stake that came to a validator, left it or moved, the newest first. */
export async function fetchStakeMoves(page: {
  validator: string
  cursor: string
  limit: number
}): Promise<ListStakeMovesResponse> {
  return (await injsight.listStakeMoves({ ...page, account: '' })).response
}

/** What a validator did with a block. */
export type Vote = { height: bigint; status: 'signed' | 'missed' | 'proposed' }

/** The last hundred blocks, the newest first. */
export async function fetchUptime(address: string): Promise<Vote[]> {
  const { data } = (await explorer.getValidatorUptime({ address })).response
  return data.map(({ blockNumber, status }) => ({
    height: blockNumber,
    status: status === 'missed' || status === 'proposed' ? status : 'signed',
  }))
}
