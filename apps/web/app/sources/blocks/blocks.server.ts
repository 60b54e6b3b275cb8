import type { BlockDetailInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { readExplorerTime } from '@injsight/chain'
import { Fault, unavailable } from '@injsight/errors'
import { explorer } from '../asking/clients.server.ts'

/** A block by its height or its hash; undefined when the index has none such. */
export async function findBlock(id: string): Promise<BlockDetailInfo | undefined> {
  try {
    const { response } = await explorer.getBlock({ id })
    if (response.data === undefined)
      throw unavailable('block.empty', `The index answered nothing for block ${id}`)
    const { blockUnixTimestamp: unix, timestamp: text } = response.data
    return { ...response.data, blockUnixTimestamp: readExplorerTime({ unix, text }) }
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}

/** The chain in numbers. */
export async function fetchStats() {
  const { response } = await explorer.getStats({})
  return response
}
