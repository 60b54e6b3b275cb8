import type { RpcGenesis } from '@injsight/node-client'

/** The state that a chain begins with; with what the chain itself takes from beside it. */
export function genesisState({ app_state: state, consensus_params: params }: RpcGenesis) {
  return { ...state, consensus: { params } }
}
