import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { olderRecording } from '@injsight/testing'

type NamedTransactions = { txs: { name: string; hash: string; signer: string }[] }

/** The pages that are measured: things of the recording that are larger than most. */
export async function listPages(): Promise<{ name: string; path: string }[]> {
  const file = await readFile(join(olderRecording.folder, 'txs.json'), 'utf8')
  const { txs } = JSON.parse(file) as NamedTransactions
  const batch = txs.find(({ name }) => name === 'exchange.batch-update')
  if (batch === undefined) throw new Error('the recording has no transaction named exchange.batch-update')
  return [
    { name: 'home', path: '/' },
    { name: 'blocks', path: '/blocks/' },
    { name: 'block', path: '/block/1981/' },
    { name: 'transactions', path: '/transactions/' },
    { name: 'transaction', path: `/transaction/${batch.hash}/` },
    { name: 'account', path: `/account/${batch.signer}/` },
  ]
}
