import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newerRecording } from '@injsight/testing'

type NamedTransactions = { txs: { name: string; hash: string; signer: string }[] }

/** The pages that are measured: things of the recording that are larger than most. */
export async function listPages(): Promise<{ name: string; path: string }[]> {
  const file = await readFile(join(newerRecording.folder, 'txs.json'), 'utf8')
  const { txs } = JSON.parse(file) as NamedTransactions
  const batch = txs.find(({ name }) => name === 'exchange.batch-update')
  if (batch === undefined) throw new Error('the recording has no transaction named exchange.batch-update')
  return [
    { name: 'home', path: '/' },
    { name: 'blocks', path: '/blocks/' },
    { name: 'block', path: '/block/860/' },
    { name: 'transactions', path: '/transactions/' },
    { name: 'transaction', path: `/transaction/${batch.hash}/` },
    { name: 'account', path: `/account/${batch.signer}/` },
    { name: 'markets', path: '/markets/' },
    { name: 'market', path: '/market/inj-usdt-perp/' },
    { name: 'trades', path: '/trade-history/spot/' },
    { name: 'assets', path: '/assets/' },
    { name: 'asset', path: '/asset/factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/gold/' },
    { name: 'contract', path: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/' },
    { name: 'validator', path: '/validator/injvaloper1d770t3em7hx0kecj3cn4pfupzqdufpqyjkxr84/' },
    { name: 'proposal', path: '/proposal/18/' },
    { name: 'oracles', path: '/oracles/' },
    { name: 'params', path: '/params/' },
    { name: 'trade', path: '/trade-history/spot/1196_24aa37be620d0dd2_3/' },
  ]
}
