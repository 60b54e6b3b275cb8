import { encodeBlock, readBlock } from '@injsight/light-client'
import type { RpcBlock } from '@injsight/node-client'
import type { RecordedBlock } from '#src/folder/read-chunk.ts'
import type { Chain, Method } from './method.ts'
import { readInteger } from './parameters.ts'
import { refuseInternally } from './refuse.ts'

const mostBlocks = 20n

/** `blockchain`: up to twenty headers, the newest first. */
export function listBlocks({ recording, head }: Chain): Method {
  return {
    parameters: ['minHeight', 'maxHeight'],
    async answer(parameters) {
      const latest = head.height()
      const least = readInteger(parameters, 'minHeight') ?? 0n
      const most = readInteger(parameters, 'maxHeight') ?? 0n
      if (least < 0n || most < 0n) throw refuseInternally('heights must be non-negative')
      const hi = most === 0n || most > latest ? latest : most
      const lo = highest(least, recording.facts.from, hi - mostBlocks + 1n)
      if (lo > hi) throw refuseInternally(`min height ${lo} can't be greater than max height ${hi}`)
      const metas: object[] = []
      for (let height = hi; height >= lo; height--) metas.push(metaOf(await recording.readBlock(height)))
      return JSON.stringify({ last_height: String(latest), block_metas: metas })
    },
  }
}

function metaOf({ block }: RecordedBlock): object {
  const value = JSON.parse(block.toString('utf8')) as RpcBlock
  return {
    block_id: value.block_id,
    block_size: String(encodeBlock(readBlock(value.block)).length),
    header: value.block.header,
    num_txs: String((value.block.data.txs ?? []).length),
  }
}

function highest(...heights: bigint[]): bigint {
  return heights.reduce((most, height) => (height > most ? height : most))
}
