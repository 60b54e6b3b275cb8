import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Recording } from '@injsight/testing'

export type RecordedEvent = { type: string; attributes: { key: string; value: string }[] }

/** A line of the recording, as far as the tests look at it: what the node said. */
export type RecordedBlock = {
  block: {
    block_id: { hash: string }
    block: {
      header: { height: string; time: string; proposer_address: string; last_block_id: { hash: string } }
      data: { txs: string[] }
      last_commit: { signatures: { block_id_flag: number; validator_address: string }[] }
    }
  }
  block_results: {
    txs_results:
      | {
          code: number
          codespace: string
          data: string | null
          log: string
          info: string
          gas_wanted: string
          gas_used: string
          events: RecordedEvent[]
        }[]
      | null
    finalize_block_events: RecordedEvent[] | null
  }
  validators: { validators: { address: string }[] }
}

const read = new Map<string, readonly RecordedBlock[]>()

/** All blocks of a recording in order, straight from its files: read once for all tests, which leave them as they are. */
export function readRecordedBlocks({ folder }: Recording): readonly RecordedBlock[] {
  const blocks = read.get(folder) ?? [...readFiles(join(folder, 'blocks'))]
  read.set(folder, blocks)
  return blocks
}

function* readFiles(folder: string): Generator<RecordedBlock> {
  for (const file of readdirSync(folder).sort()) {
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')
    for (const line of lines) if (line !== '') yield JSON.parse(line) as RecordedBlock
  }
}
