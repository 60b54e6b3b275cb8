import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoRecording } from '@injsight/testing'

/** A transaction of the demo recording that was made to show something: `exchange.binary-cancel`. */
type NamedTx = { name: string; hash: string; height: number; signer: string; msgTypes: string[] }

export function readNamedTxs(): NamedTx[] {
  const { txs } = JSON.parse(readFileSync(join(demoRecording, 'txs.json'), 'utf8')) as { txs: NamedTx[] }
  return txs
}
