import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sharedFolder } from '@injsight/testing'

/** What a node's Ethereum JSON-RPC answered about the newer recording. */
export type EthereumAnswer = {
  method: string
  params: unknown[]
  answer: { result?: unknown; error?: { code: number; message: string } }
}

/** undefined where the folder beside the repository is absent: a test that needs them skips, and says so. */
export function findEthereumAnswers(): EthereumAnswer[] | undefined {
  const folder = sharedFolder('recordings/newer/samples/evm')
  if (folder === undefined) return undefined
  return gunzipSync(readFileSync(join(folder, 'json-rpc.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EthereumAnswer)
}
