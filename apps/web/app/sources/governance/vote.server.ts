import { VoteOption as Option } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb.client'
import { Fault } from '@injsight/errors'
import type { VoteOption } from '@injsight/injsight-v1'
import { chain } from '../asking/clients.server.ts'

const gov = new QueryClient(chain)

const names: Readonly<Record<number, string>> = {
  [Option.YES]: 'yes',
  [Option.ABSTAIN]: 'abstain',
  [Option.NO]: 'no',
  [Option.NO_WITH_VETO]: 'veto',
}

/** An account's vote on a proposal as the chain has it now, with its parts; none where it hasn't voted. */
export async function fetchVote(proposalId: bigint, voter: string): Promise<VoteOption[]> {
  try {
    const { vote } = (await gov.vote({ proposalId, voter })).response
    return (vote?.options ?? []).map(({ option, weight }) => ({
      option: names[option] ?? String(option),
      weight,
    }))
  } catch (error) {
    // What the chain says to who asks for a vote that there isn't.
    if (error instanceof Fault && ['not-found', 'invalid-input'].includes(error.kind)) return []
    throw error
  }
}
