// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  GetAccountTxsResponse,
  GetTxByTxHashResponse,
  type TxDetailData,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { sharedFolder } from '@injsight/testing'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { toNames } from '../../sources/names/names.server.ts'
import { viewRaw } from './raw/raw-view.server.ts'
import { viewTransaction } from './view.server.ts'

const folder = sharedFolder('fixtures') ?? ''
const naming = {
  language: 'en' as const,
  names: toNames({ tokens: [], decimals: [], markets: [], validators: [], former: [] }),
}
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const parse = (file: string): unknown => JSON.parse(read(file))
/** Without the signs that keep names apart in languages that are read from the right. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
type Json = Parameters<typeof GetTxByTxHashResponse.fromJson>[0]

/** What a message is called that nobody has given a title. */
const ofType = /Msg[A-Z]|[./]/

test.skipIf(folder === '')('[TX-03] every transaction of public networks is said in words', () => {
  const all = parse('rawtx/index.json') as { file: string; messages: string[] }[]
  expect(all.length).toBeGreaterThanOrEqual(37)
  const ofMainnet = all
    .toSorted((a, b) => a.file.localeCompare(b.file))
    .flatMap(({ file, messages }) => {
      const view = viewRaw(Buffer.from(read(`rawtx/${file}`), 'base64'), naming)
      expect(view.messages.length, file).toBe(messages.length)
      for (const { title } of view.messages) expect(title, file).not.toMatch(ofType)
      const sentence = plain(plainText(view.sentence))
      expect(sentence, file).toMatch(/^inj1\w+…\w+ (sent|called|placed|cancelled|confirmed) /)
      return file.startsWith('injective-1-') ? [sentence] : []
    })
  expect(ofMainnet).toEqual([
    'inj1as4j…vwemw cancelled 2 orders on 0x9b99…15963 and placed 2 new ones',
    'inj137aq…khzsj sent 333 INJ to their own account',
    'inj1cscr…042v3 confirmed that 0xDCf2…21a11 sent 100,104.79 INJ from Ethereum to inj1mner…kzh86',
    'inj1qwyl…qu6w8 confirmed that 0xDCf2…21a11 sent 100,104.79 INJ from Ethereum to inj1mner…kzh86',
    'inj1c46l…lla29 confirmed that 0xDCf2…21a11 sent 100,104.79 INJ from Ethereum to inj1mner…kzh86',
    'inj1mner…kzh86 sent 7,266.774981549815498155 INJ to 0xDCf2…21a11 on Ethereum',
  ])
})

test.skipIf(folder === '')(
  '[TX-03] [NET-10] what the public explorer tells of transactions is shown as words',
  () => {
    const readAs = <Answer>(type: { fromJson: (told: Json, options: object) => Answer }, file: string) =>
      type.fromJson(parse(`indexer-api/explorer/${file}.json`) as Json, { ignoreUnknownFields: true })
    const { data: one } = readAs(GetTxByTxHashResponse, 'GetTxByHash.py')
    const { data: some } = readAs(GetAccountTxsResponse, 'AccountTxs.py')
    const details = [one, ...some].filter((told): told is TxDetailData => told !== undefined)
    expect(details.length).toBeGreaterThan(1)
    for (const detail of details) {
      const view = viewTransaction(detail, naming)
      expect(view.hash).toMatch(/^[0-9A-F]{64}$/)
      expect(view.messages.length, view.hash).toBeGreaterThan(0)
      for (const { title } of view.messages) expect(title, view.hash).not.toMatch(ofType)
      expect(plain(plainText(view.sentence)), view.hash).toMatch(/^(inj1|0x)\w+…\w+ \w+ /)
    }
  },
)
