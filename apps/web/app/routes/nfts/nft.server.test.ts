// @vitest-environment node
import type { Collection } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { wholeText } from '../../language/written.ts'
import type { ToldNft } from '../../sources/nfts.server.ts'
import { isAbsent, viewNft } from './nft.server.ts'

const naming: Naming = {
  language: 'en',
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const creator = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const collection: Collection = {
  contract: '0x00DD563fc789cde77af54228FE088562300e85F8',
  standard: 'erc721',
  name: 'Cats',
  symbol: 'CAT',
  tokens: '2',
  creator,
  isLost: false,
}
const told: ToldNft = {
  collection,
  owners: [{ token: '1', owner: creator, amount: '1', height: 7n }],
  uri: '',
  extension: '',
  why: '',
  moves: [],
  spender: '',
  unknown: [],
  inIpfs: undefined,
}
const view = (over: Partial<ToldNft>) => viewNft({ ...told, ...over, collection }, '1', naming)

test('[NFT-01] a token tells its image, traits, creator, id, contract and description', () => {
  const shown = view({
    uri: `data:application/json,${encodeURIComponent(
      JSON.stringify({
        name: 'Tom',
        description: 'A cat',
        image: 'ipfs://QmX',
        attributes: [{ trait_type: 'Fur', value: 'red' }],
      }),
    )}`,
  })
  expect(shown.heading).toContain('Tom')
  expect(shown.description?.text).toContain('A cat')
  expect(shown.picture).toMatchObject({ shown: { kind: 'away', host: 'ipfs.io' } })
  expect(shown.picture?.text).toContain('not loaded here')
  expect(shown.sections.map(({ id }) => id)).toEqual(['traits'])
  const facts = shown.facts.map(({ name, shown: text }) => `${name}: ${wholeText(text)}`).join('\n')
  expect(facts).toContain('Contract: 0x00DD')
  expect(facts).toContain('Token ID: ')
  expect(facts).toContain(`Creator: ${creator}`)
  expect([shown.link, shown.note]).toEqual([undefined, ''])
})

test('[EVM-05] who may move a token beside its owner is told, where anybody may', () => {
  const spender = 'inj10e0525sfrf53yh2aljmm3sn9jq5njk7lwfmzjf'
  const facts = (over: Partial<ToldNft>) =>
    view(over).facts.map(({ name, shown: text }) => `${name}: ${wholeText(text)}`)
  expect(facts({ spender })).toContain(`Approved to move it: ${spender}`)
  expect(facts({}).join('\n')).not.toContain('Approved')
})

test('[NFT-01] what stands in IPFS is shown where this site had it, and said to be from there', () => {
  const folder = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const uri = `ipfs://${folder}/1`
  const image = `ipfs://${folder}/1.png`
  const inIpfs = JSON.stringify({ name: 'Tom', image, attributes: [{ value: 'red' }] })
  const shown = view({ uri, inIpfs })
  expect(shown.heading).toContain('Tom')
  expect(shown.sections.map(({ id }) => id)).toEqual(['traits'])
  const source = '/nft-picture/0x00DD563fc789cde77af54228FE088562300e85F8/1/'
  expect(shown.picture).toMatchObject({
    shown: { kind: 'away', url: `https://ipfs.io/ipfs/${folder}/1.png`, source },
  })
  expect(shown.picture?.text).toContain('asked a gateway')
  expect(shown.picture?.lost).toContain('not loaded here')
  const odd = view({ uri, inIpfs: JSON.stringify({ image: `${image}?size=1` }) })
  expect(odd.picture?.shown).not.toHaveProperty('source')
  expect(shown.link).toMatchObject({ link: uri, text: shown.picture?.text })
  const elsewhere = view({ uri, inIpfs: JSON.stringify({ image: 'https://a.io/1.png' }) })
  expect(elsewhere.picture?.shown).toEqual({ kind: 'away', url: 'https://a.io/1.png', host: 'a.io' })
  expect(view({ uri, inIpfs: 'a page' }).note).toContain('no metadata')
})

test('[NFT-01] what is described elsewhere, by nobody, or in a way that is none, is said', () => {
  const elsewhere = view({ uri: 'https://a.io/1.json' })
  expect(elsewhere.link?.text).toContain('a.io')
  expect([elsewhere.picture, elsewhere.note]).toEqual([undefined, ''])
  expect(view({}).note).toContain('says nothing')
  expect(view({ uri: 'data:application/json,%7B' }).note).toContain('no metadata')
  expect(view({ uri: 'data:application/json,' }).note).toContain('no metadata')
  expect(view({ why: 'the node is away' }).note).toContain('the node is away')
  expect(view({ owners: [] }).note).toContain('no such token')
  expect(view({ uri: 'javascript:alert(1)' }).link).toMatchObject({ text: '' })
})

test('[NFT-01] a token is absent only where all is known of its collection, and nobody has or had it', () => {
  const nobodys = { ...told, owners: [] }
  const moved = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => ({ key: String(at), cells: [] }))
    const value = { table: { columns: [], rows }, empty: '', warning: '', hint: '', pages: undefined }
    return { id: 'moves', title: '', content: { value } }
  }
  const first = new URLSearchParams()
  expect(isAbsent(nobodys, moved(0), first)).toBe(true)
  expect(isAbsent(told, moved(0), first)).toBe(false)
  expect(isAbsent(nobodys, moved(1), first)).toBe(false)
  expect(isAbsent({ ...nobodys, unknown: ['cw721'] }, moved(0), first)).toBe(false)
  expect(isAbsent({ ...nobodys, collection: { ...collection, isLost: true } }, moved(0), first)).toBe(false)
  // Beyond the last page of its moves there is none: it has been there all the same.
  expect(isAbsent(nobodys, moved(0), new URLSearchParams({ moves: 'x' }))).toBe(false)
})
