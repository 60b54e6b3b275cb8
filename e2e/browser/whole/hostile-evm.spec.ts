import {
  encodeAbiParameters,
  encodeErrorResult,
  parseAbi,
  parseAbiParameters,
  toEventHash,
  type Hex,
} from 'viem'
import { expectHarmless, hostile, largest, largestShown, markup, type Attack } from '../support/harmless.ts'
import { patchAnswer } from '../support/patch-answer.ts'
import { newer } from '../support/recorded.ts'
import { test as base } from '../support/test.ts'
import type { Reply } from '../support/unruly-index.ts'
import { unrulySite, type UnrulySite } from '../support/unruly-site.ts'

/** A site whose index tells of the EVM what nobody has dared to write there. */
const test = base.extend<object, UnrulySite>(unrulySite('newer'))

const token = '/asset/erc20:0xf3303b595360EBA7d439C091F7559ccFaEBd13f7/'
const cards = '0x00DD563fc789cde77af54228FE088562300e85F8'
const card = `/nft/${cards}/1/`
const logs = '/contract/0x8Ae1805BaC700188A2dF698C86F79D8Eff6AD93f/logs/'
const failed = `/transaction/${newer.transactionOf('evm.coin.transfer.fail').hash}/`
const passed = `/transaction/${newer.transactionOf('erc20.transfer').hash}/`

/** The answer with these of its fields told otherwise. */
const tells =
  (...fields: [path: number[], ...values: (string | Buffer)[]][]): Reply =>
  (body) =>
    fields.reduce((patched, [path, ...values]) => patchAnswer(patched, path, ...values), body)

const inJson = (metadata: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(metadata))}`
const described = (uri: string) => tells([[3], uri], [[5], ''])

const oneLog = (topics: Hex[], data: string) => tells([[1, 2], ...topics], [[1, 3], data])
const failure = toEventHash('Failure(string,bytes)')
const uriOf = toEventHash('URI(string,uint256)')
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const allBytes = `0x${Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256)).toString('hex')}`

/** As the chain tells that a contract took everything back. */
const refusedWith = (ret: Uint8Array, reason?: string) =>
  tells([
    [3, 20],
    `failed to execute message; message index: 0: ${JSON.stringify({
      vm_error: 'execution reverted',
      ret: Buffer.from(ret).toString('base64'),
      ...(reason !== undefined && { reason }),
    })}`,
  ])
const errorOf = (words: string) =>
  Buffer.from(
    encodeErrorResult({ abi: parseAbi(['error Error(string text)']), args: [words] }).slice(2),
    'hex',
  )

const attacks: Attack[] = [
  {
    name: 'a token whose name, symbol and supply are as long as they like',
    path: token,
    paths: /GetAsset$/,
    reply: tells(
      [[1, 3], hostile],
      [[1, 4], hostile],
      [[1, 7], largest],
      [[4], hostile],
      [[5], 'javascript:1'],
    ),
    shows: ['<img src=x'],
  },
  {
    name: 'a list of tokens with one of markup, marks and 10 kB',
    path: '/assets/smart-contracts/?kind=erc20',
    paths: /ListContractTokens$/,
    reply: tells([[1, 3], hostile], [[1, 4], hostile], [[1, 7], largest]),
    shows: ['<img src=x'],
  },
  {
    name: 'a holder of 78 digits',
    path: token,
    paths: /ListAssetHolders$/,
    reply: tells([[1, 2], largest]),
    shows: ['Who holds it'],
  },
  {
    name: 'a list of contracts with a name of markup, marks and 10 kB',
    path: '/smart-contracts/evm/',
    paths: /ListEvmContracts$/,
    reply: tells([[1, 9, 3], hostile], [[1, 9, 4], hostile], [[1, 10], hostile]),
    shows: ['<img src=x'],
  },
  {
    name: 'a sentence on a token whose symbol is markup, marks and 10 kB',
    path: passed,
    paths: /GetMentions$/,
    reply: tells([[2, 2], hostile], [[2, 4], hostile]),
    shows: ['Success'],
  },
  {
    name: 'a log of every byte, that calls itself an event and is none',
    path: logs,
    paths: /ListEthereumLogs$/,
    reply: oneLog([failure, word(2n ** 256n - 1n)], allBytes),
    shows: ['000102030405'],
  },
  {
    name: 'an event whose text is markup, marks and 10 kB',
    path: logs,
    paths: /ListEthereumLogs$/,
    reply: oneLog(
      [failure],
      encodeAbiParameters(parseAbiParameters('string, bytes'), [hostile, allBytes as Hex]),
    ),
    shows: ['<img src=x', 'Failure(string,bytes)'],
  },
  {
    name: 'an event that tells a link that runs, and 78 digits',
    path: logs,
    paths: /ListEthereumLogs$/,
    reply: oneLog(
      [uriOf, word(2n ** 256n - 1n)],
      encodeAbiParameters(parseAbiParameters('string'), ['javascript:globalThis.hasRun=true']),
    ),
    shows: ['javascript:globalThis', largestShown],
  },
  {
    name: 'a refusal whose words are markup, marks and 10 kB',
    path: failed,
    paths: /GetTxByTxHash$/,
    reply: refusedWith(errorOf(hostile), `execution reverted: ${hostile}`),
    shows: ['Why it failed', '<img src=x'],
  },
  {
    name: 'a refusal of every byte',
    path: failed,
    paths: /GetTxByTxHash$/,
    reply: refusedWith(Buffer.from(allBytes.slice(2), 'hex')),
    shows: ['Why it failed'],
  },
  {
    name: 'a refusal of bytes that are no text',
    path: failed,
    paths: /GetTxByTxHash$/,
    reply: refusedWith(
      Buffer.concat([
        Buffer.from('08c379a0', 'hex'),
        Buffer.from(word(32n).slice(2) + word(4n).slice(2), 'hex'),
        Buffer.from([0xff, 0xfe, 0x00, 0x9b, ...Array<number>(28).fill(0)]),
      ]),
    ),
    shows: ['Why it failed'],
  },
  {
    name: 'a card whose name, traits and picture are markup, marks, 10 kB and a link that runs',
    path: card,
    paths: /GetNft$/,
    reply: described(
      inJson({
        name: hostile,
        description: hostile,
        image: 'javascript:globalThis.hasRun=true',
        attributes: [{ trait_type: hostile, value: hostile }],
      }),
    ),
    shows: ['<img src=x'],
  },
  {
    name: 'a card that is described by a page that runs',
    path: card,
    paths: /GetNft$/,
    reply: described(`data:text/html,${markup}`),
    shows: ['data:text/html'],
  },
  {
    name: 'a card that is described by a link that runs',
    path: card,
    paths: /GetNft$/,
    reply: described('javascript:globalThis.hasRun=true'),
    shows: ['javascript:globalThis'],
  },
  {
    name: 'a card whose picture has scripts, and asks others for theirs',
    path: card,
    paths: /GetNft$/,
    reply: described(
      inJson({
        name: 'Drawn',
        image:
          '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="globalThis.hasRun=true" width="9000" height="9000"><script>globalThis.hasRun=true</script><image href="https://a.example/spy.png" xlink:href="https://a.example/spy.png"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:top.hasRun=true"/></foreignObject></svg>',
      }),
    ),
    shows: ['Drawn'],
  },
  {
    name: 'a card whose picture stands with a stranger',
    path: card,
    paths: /GetNft$/,
    reply: described(inJson({ name: 'Away', image: 'https://a.example/spy.png' })),
    shows: ['https://a.example/spy.png'],
  },
  {
    name: 'a card whose metadata is a thousand levels deep, with 78 digits',
    path: card,
    paths: /GetNft$/,
    reply: described(
      `data:application/json,{"name":"Deep","attributes":[{"trait_type":"Size","value":"${largest}"}],"a":${'['.repeat(1000)}${']'.repeat(1000)}}`,
    ),
    shows: ['Deep', largest],
  },
  {
    name: 'a card of a collection of markup, marks and 10 kB, owned 78 digits of times',
    path: card,
    paths: /GetNft$/,
    reply: tells([[1, 2], 'erc1155'], [[1, 3], hostile], [[1, 4], hostile], [[2, 3], largest]),
    shows: ['<img src=x', largestShown],
  },
  {
    name: 'a list of collections with one of markup, marks and 10 kB',
    path: '/nfts/',
    paths: /ListCollections$/,
    reply: tells([[1, 3], hostile], [[1, 4], hostile], [[1, 5], largest]),
    shows: ['<img src=x'],
  },
  {
    name: 'a collection with a card of markup and one of 78 digits',
    path: `/nfts/${cards}/`,
    paths: /ListCollectionNfts$/,
    reply: tells([[1, 3], hostile], [[2, 1], `${largest}${markup}`]),
    shows: ['<img src=x', '#1157920892…'],
  },
]

for (const attack of attacks) {
  test(`[ROUTE-15] ${attack.name} is text, kept apart, cut, and nothing runs`, ({ page, index }) =>
    expectHarmless(page, index, attack))
}
